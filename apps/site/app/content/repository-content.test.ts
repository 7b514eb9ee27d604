import { fileURLToPath } from 'node:url';
import { defaultClub, formDefinitions } from '@jalon/forms/schemas';
import { expect, it } from 'vitest';
import { SiteMap, sitePages } from '../site-map.ts';
import { contentProblems } from './content-problems.server.ts';
import { contentRows } from './content-rows.ts';
import { pageJsonSchema } from './model/page.ts';
import { problemLine } from './source/content-source.ts';
import { fileSource } from './source/file-source.server.ts';

const folder = fileURLToPath(new URL('../../content/', import.meta.url));

it('has no mistake in the content of the repository', () => {
  const content = fileSource(folder).current();
  const siteMap = new SiteMap(sitePages(defaultClub, contentRows(content)));
  const problems = contentProblems({ content, siteMap, forms: formDefinitions(defaultClub) });
  expect(problems.map(problemLine)).toEqual([]);
  expect(content.pages.length).toBeGreaterThan(40);
});

it('has the current JSON Schema of a page, for editors', async () => {
  await expect(`${JSON.stringify(pageJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    '../../content/generated/page.schema.json',
  );
});

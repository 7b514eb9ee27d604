import { fileURLToPath } from 'node:url';
import { defaultClub } from '@jalon/club';
import { formDefinitions } from '@jalon/forms/schemas';
import { locales } from '@jalon/i18n';
import { expect, it } from 'vitest';
import { SiteMap, sitePages } from '../site-map.ts';
import { contentProblems } from './content-problems.server.ts';
import { contentRows } from './content-rows.ts';
import { pageModelIds } from './model/features.ts';
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

it.each(locales)('uses every feature that a page can have, in %s', (locale) => {
  const features = fileSource(folder)
    .current()
    .pages.flatMap(({ texts }) => [...texts[locale].blocks, ...texts[locale].features])
    .flatMap((block) => ('modelId' in block ? [block] : block.features));
  const used = new Set<string>(features.map(({ modelId }) => modelId));
  expect(pageModelIds.filter((id) => !used.has(id))).toEqual([]);
});

it('has the same memberships in both languages', () => {
  const { fr, en } = fileSource(folder).current().memberships;
  const facts = (memberships: typeof fr) => ({
    types: memberships?.types.map(({ id, codeOptionAdhesion, image }) => [id, codeOptionAdhesion, image.src]),
    rows: memberships?.sections.map(({ kind, advantageDescription }) => [
      kind,
      advantageDescription?.map(({ membership, allTypes }) => membership ?? allTypes),
    ]),
    help: memberships?.help.map(({ id, answers }) => [id, answers.map((answer) => answer.id)]),
  });
  expect(facts(fr)).toEqual(facts(en));
  expect(fr?.types).not.toEqual([]);
  const rule = Object.entries(fr?.helpRule ?? {});
  expect(rule.map(([question, answers]) => [question, Object.keys(answers)])).toEqual(facts(fr).help);
  const points = rule.flatMap(([, answers]) => Object.values(answers).flatMap((types) => Object.keys(types)));
  expect(new Set(points)).toEqual(new Set(fr?.types.map(({ id }) => id)));
});

it.each(locales)('lists the advice of every subject and life moment on a page, in %s', (locale) => {
  const { site, pages } = fileSource(folder).current();
  const { subjects, lifeMoments } = site[locale];
  const lists = pages.flatMap(({ id, texts }) =>
    texts[locale].blocks.flatMap((block) => {
      const query = 'query' in block ? block.query : {};
      return [query.subject, query.lifeMoment].map((code) => [code, `page:${id}`] as const);
    }),
  );
  const codes = Object.entries({ ...subjects, ...lifeMoments });
  expect(codes.map(([code, { href }]) => [code, href])).toEqual(
    codes.map(([code]) => lists.find(([listed]) => listed === code)),
  );
});

it('has the current JSON Schema of a page, for editors', async () => {
  await expect(`${JSON.stringify(pageJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    '../../content/generated/page.schema.json',
  );
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClub } from '@jalon/club';
import { contentDocuments, startFakeStrapi } from '@jalon/content/fake-strapi';
import {
  contentFeatures,
  contentRows,
  createContent,
  fileSource,
  modelIds,
  openContent,
  pageJsonSchema,
  problemLine,
} from '@jalon/content/server';
import { formDefinitions } from '@jalon/forms/schemas';
import { locales } from '@jalon/i18n';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Settings } from '../settings/settings.ts';
import { contentOptions } from './content-options.server.ts';
import { formProblems, membershipProblems } from './feature-problems.server.ts';
import { memberships } from './memberships.ts';

const folder = fileURLToPath(new URL('../../content/', import.meta.url));
const documents = [memberships];
const content = fileSource(folder, { documents }).current();

it('has no mistake in the content of the repository', () => {
  const options = contentOptions({ club: defaultClub } as Settings);
  const table = options.table(contentRows(content));
  const features = { form: formProblems(formDefinitions(defaultClub)), ...membershipProblems };
  const engine = createContent({ ...options, features, pages: () => ({ content, table }) });
  const problems = engine.problems({ content, table });
  expect(problems.map(problemLine)).toEqual([]);
  expect(content.pages.length).toBeGreaterThan(40);
});

it.each(locales)('uses every feature that a page can have, in %s', (locale) => {
  const features = content.pages.flatMap(({ texts }) => contentFeatures(texts[locale]));
  const used = new Set<string>(features.map(({ modelId }) => modelId));
  // Header and footers are in the frame of every page.
  expect(modelIds.filter((id) => !used.has(id))).toEqual(['big-footer', 'header', 'simple-footer']);
});

it('has the same memberships in both languages', () => {
  const fr = memberships.in(content, 'fr');
  const en = memberships.in(content, 'en');
  const facts = (texts: typeof fr) => ({
    types: texts?.types.map(({ id, codeOptionAdhesion, image }) => [id, codeOptionAdhesion, image.src]),
    rows: texts?.sections.map(({ kind, advantageDescription }) => [
      kind,
      advantageDescription?.map(({ membership, allTypes }) => membership ?? allTypes),
    ]),
    help: texts?.help.map(({ id, answers }) => [id, answers.map((answer) => answer.id)]),
  });
  expect(facts(fr)).toEqual(facts(en));
  expect(fr?.types).not.toEqual([]);
  const rule = Object.entries(fr?.helpRule ?? {});
  expect(rule.map(([question, answers]) => [question, Object.keys(answers)])).toEqual(facts(fr).help);
  const points = rule.flatMap(([, answers]) => Object.values(answers).flatMap((types) => Object.keys(types)));
  expect(new Set(points)).toEqual(new Set(fr?.types.map(({ id }) => id)));
});

it('reads the same content from Strapi, over several pages of entries', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yml)$/.test(name))
    .map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));
  const strapi = await startFakeStrapi(contentDocuments(files, documents), { documents });
  onTestFinished(() => strapi.close());
  const copy = join(mkdtempSync(join(tmpdir(), 'jalon-strapi-')), 'content.json');
  onTestFinished(() => rmSync(dirname(copy), { recursive: true }));
  const { table } = contentOptions({ club: defaultClub } as Settings);
  const log = { info: vi.fn(), warn: vi.fn() };
  const system = { ...strapi, copy, refreshSeconds: 300 };
  const store = openContent({ folder: '/nowhere', system, documents, table, log });
  onTestFinished(() => store.stop());
  await store.refresh();
  const theirs = store.pages().content;
  const byId = ({ pages }: typeof content) =>
    Object.fromEntries(pages.map(({ files: _files, ...page }) => [page.id, page]));
  expect(theirs.problems).toEqual([]);
  expect(byId(theirs)).toEqual(byId(content));
  expect(theirs.site).toEqual(content.site);
  expect(theirs.documents).toEqual(content.documents);
  expect(theirs.redirects).toEqual(content.redirects);
  expect(content.pages.length).toBeGreaterThan(25);
});

it.each(locales)('lists the advice of every subject and life moment on a page, in %s', (locale) => {
  const { site, pages } = content;
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

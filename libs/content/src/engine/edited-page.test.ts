import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { problemLine } from '../source/content-source.ts';
import { sampleFiles } from '../testing/sample-content.ts';
import { sampleEngine } from '../testing/sample-engine.ts';

const editor = {
  backend: 'github',
  repository: 'club/site',
  branch: 'main',
  folder: 'content',
  authUrl: undefined,
  script: '/editor.js',
} as const;
function post(locale: string, posted: object | string, options = {}) {
  const body = typeof posted === 'string' ? posted : JSON.stringify(posted);
  const request = new Request(`http://site.test/${locale}/admin/preview`, { method: 'POST', body });
  return sampleEngine({ editor, ...options }).preview(request);
}

async function preview(locale: string, posted: object) {
  const answer = await post(locale, posted);
  if (answer.kind !== 'page' || answer.view.kind !== 'page') throw new Error('There is no preview');
  expect(answer.headers).toContainEqual(['cache-control', 'no-store']);
  return { view: answer.view, problems: answer.view.problems.map(problemLine) };
}

const path = 'content/roadside/towing.fr.md';
/** The file with the values of the editor’s form. */
function form(path: string): Record<string, unknown> {
  const file = sampleFiles.find(({ name }) => name === path.replace('content/', ''));
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file?.text ?? '') ?? [];
  return { ...parse(front), body };
}

it('shows a page as it is in the form, before it is saved', async () => {
  const { view, problems } = await preview('fr', {
    path,
    fields: { ...form(path), title: "Le remorquage d'un autre", body: '## Une section\n\nUn texte.' },
  });
  expect(problems).toEqual([]);
  expect(view.title).toBe('Le remorquage d’un autre');
  expect(view.blocks[0]).toMatchObject({
    modelId: 'free-text',
    heading: 'Une section',
    anchor: 'une-section',
  });
  expect(view.paths.en).toBe('/en/roadside-assistance/towing');
});

it('takes what both languages share from the French file', async () => {
  const { view } = await preview('en', {
    path: path.replace('.fr.', '.en.'),
    fields: form(path.replace('.fr.', '.en.')),
  });
  expect(view.crumbs.map(({ url }) => url)).toEqual([
    '/en',
    '/en/roadside-assistance',
    '/en/roadside-assistance/towing',
  ]);
});

it('omits the empty fields of the form, and reports each missing field with its location', async () => {
  const empty = { label: '', hero: { tagline: '', image: null }, features: [] };
  const added = { modelId: 'faq', title: 'Questions', items: [{ question: 'Quand?', answer: '' }] };
  const { view, problems } = await preview('fr', {
    path,
    fields: { ...form(path), ...empty, blocks: [added] },
  });
  expect(view.hero.heading).toBe('Remorquage');
  expect(problems).toEqual(['roadside/towing.fr.md, blocks.0.items.0.answer: is missing, must be string']);
});

it('shows a page that has no file yet', async () => {
  const { view } = await preview('en', { path: '', fields: { title: 'New', body: '## First\n\nText.' } });
  expect(view.title).toBe('New');
  expect(view.blocks).toHaveLength(1);
});

it('answers 400 to a malformed form, and 404 without an editor', async () => {
  expect(await post('fr', 'nonsense')).toMatchObject({ status: 400 });
  expect(await post('fr', { path: 1 })).toMatchObject({ status: 400 });
  expect(await post('fr', { path, fields: {} }, { editor: undefined })).toMatchObject({ status: 404 });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultClub } from '@jalon/club';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { localEditor } from '../../../server/content/editor-settings.ts';
import { readSettings, type Settings } from '../../../server/settings.ts';
import type { Route } from '../../pages/editor-preview/+types/page.ts';
import { action } from '../../pages/editor-preview/page.tsx';
import { createSiteContext } from '../../site-context.server.ts';

const contentFolder = fileURLToPath(new URL('../../../content/', import.meta.url));

async function preview(locale: string, posted: object | string, editor: Settings['editor'] = localEditor) {
  const { settings, problems } = readSettings({});
  if (!settings) throw new Error(problems.join('\n'));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const own: Settings = { ...settings, club: defaultClub, contentFolder, editor };
  const context = createSiteContext({ settings: own, visitor: undefined, log });
  const url = new URL(`http://site.test/${locale}/admin/preview`);
  const body = typeof posted === 'string' ? posted : JSON.stringify(posted);
  const request = new Request(url, { method: 'POST', body });
  return await action({ context, request, url, params: {}, pattern: '' } as unknown as Route.ActionArgs);
}

const path = 'apps/site/content/roadside/towing.fr.md';
/** The file with the values of the editor’s form. */
function form(file: string): Record<string, unknown> {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(
      readFileSync(file.replace('apps/site/content/', contentFolder), 'utf8'),
    ) ?? [];
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
  await expect(preview('fr', 'nonsense')).rejects.toMatchObject({ init: { status: 400 } });
  await expect(preview('fr', { path: 1 })).rejects.toMatchObject({ init: { status: 400 } });
  vi.stubEnv('DEV', false);
  try {
    const { settings } = readSettings({});
    expect(settings?.editor).toBeUndefined();
    await expect(preview('fr', { path, fields: {} }, null as never)).rejects.toMatchObject({
      init: { status: 404 },
    });
  } finally {
    vi.unstubAllEnvs();
  }
});

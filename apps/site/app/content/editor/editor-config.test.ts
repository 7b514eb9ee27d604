import { fileURLToPath } from 'node:url';
import type { Field } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { localEditor } from '../../../server/content/editor-settings.ts';
import { modelIds } from '../model/features.ts';
import { pageFacts, pageTexts } from '../model/page.ts';
import { fileSource } from '../source/file-source.server.ts';
import { editorConfig } from './editor-config.ts';

const content = fileSource(fileURLToPath(new URL('../../../content/', import.meta.url))).current();
const config = editorConfig(localEditor, content);
const collections = (config.collections ?? []) as { folder: string; fields: Field[] }[];
const fields = collections[0]?.fields ?? [];
const fieldNamed = (name: string) => fields.find((field) => field.name === name);

it('has a collection for each folder of pages', () => {
  const folders = collections.map(({ folder }) => folder.replace('apps/site/content/', ''));
  expect(folders).toEqual(expect.arrayContaining(['general', 'roadside', 'advice/articles']));
  expect(content.pages.every(({ files }) => folders.some((name) => files.fr.startsWith(`${name}/`)))).toBe(
    true,
  );
});

it('has every field of a page: the editor would drop the others when it saves', () => {
  const names = [...Object.keys(pageTexts), ...Object.keys(pageFacts), 'body', 'blocks', 'features'];
  expect(fields.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

it('translates the texts, and has what both languages share in French only', () => {
  for (const name of Object.keys(pageTexts)) expect(fieldNamed(name)).toMatchObject({ i18n: true });
  for (const name of Object.keys(pageFacts)) expect(fieldNamed(name)).not.toHaveProperty('i18n');
});

it('offers every block by its model id, and groups of them', () => {
  const frame = ['header', 'big-footer', 'simple-footer'];
  const types = (fieldNamed('blocks') as unknown as { types: { name: string }[] }).types.map(
    ({ name }) => name,
  );
  expect(types).toEqual([...modelIds.filter((id) => !frame.includes(id)), 'group']);
});

it('keeps the limits of the model, and a third state for what is yes or no', () => {
  expect(fieldNamed('title')).toMatchObject({ widget: 'string', required: true, maxlength: 57 });
  expect(fieldNamed('published')).toMatchObject({
    widget: 'datetime',
    format: 'YYYY-MM-DD',
    required: false,
  });
  expect(fieldNamed('indexed')).toMatchObject({ widget: 'select', required: false });
});

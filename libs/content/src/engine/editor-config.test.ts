import type { Field } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { features, modelIds } from '../model/features.ts';
import { pageFacts, pageTexts } from '../model/page.ts';
import { readContent } from '../source/read-content.ts';
import { sampleFiles } from '../testing/sample-content.ts';
import { editorConfig } from './editor-config.ts';

const content = readContent(sampleFiles);
const editor = {
  backend: 'github',
  repository: 'club/site',
  branch: 'main',
  folder: 'content',
  authUrl: undefined,
} as const;
const config = editorConfig(editor, content);
const collections = (config.collections ?? []) as { folder: string; fields: Field[] }[];
const fields = collections[0]?.fields ?? [];
const fieldNamed = (name: string) => fields.find((field) => field.name === name);

interface Form {
  readonly name: string;
  readonly fields: readonly Form[];
}
const typesOf = (field: unknown) => (field as { types?: readonly Form[] } | undefined)?.types ?? [];

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** The names of all fields, including nested ones: `items.title`. */
const pathsInForm = (fields: readonly Partial<Form>[], path = ''): string[] =>
  fields.flatMap(({ name, fields = [] }) => [path + name, ...pathsInForm(fields, `${path}${name}.`)]);

const pathsInSchema = ({ properties = {}, items, anyOf = [] }: JsonSchema, path = ''): string[] => [
  ...Object.entries(properties).flatMap(([name, schema]) => [
    path + name,
    ...pathsInSchema(schema, `${path}${name}.`),
  ]),
  ...[...(items ? [items] : []), ...anyOf].flatMap((schema) => pathsInSchema(schema, path)),
];

it('has a collection for each folder of pages', () => {
  const folders = collections.map(({ folder }) => folder.replace('content/', ''));
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
  const types = typesOf(fieldNamed('blocks')).map(({ name }) => name);
  expect(types).toEqual([...modelIds, 'group']);
});

describe.each(modelIds)('the form of %s', (id) => {
  it.each(['blocks', 'features'])('has every field of the model, in %s', (list) => {
    const form = typesOf(fieldNamed(list)).find(({ name }) => name === id);
    const schema: unknown = z.toJSONSchema(features[id], { io: 'input' });
    expect(new Set(pathsInForm(form?.fields ?? []))).toEqual(new Set(pathsInSchema(schema as JsonSchema)));
  });
});

it('offers in a group every feature that a page may have', () => {
  const group = typesOf(fieldNamed('blocks')).find(({ name }) => name === 'group');
  const members = group?.fields.find(({ name }) => name === 'features');
  expect(typesOf(members)).toEqual(typesOf(fieldNamed('features')));
});

it('edits features and specifications as the text of an item, with their flag', () => {
  const form = typesOf(fieldNamed('blocks')).find(({ name }) => name === 'accordion');
  const item = form?.fields.find(({ name }) => name === 'items')?.fields ?? [];
  expect(item.find(({ name }) => name === 'content')).toMatchObject({ widget: 'markdown', required: false });
  expect(item.find(({ name }) => name === 'accordionFeatAndSpecs')).toMatchObject({ widget: 'select' });
});

it('keeps the limits of the model, and gives booleans a third state', () => {
  expect(fieldNamed('title')).toMatchObject({ widget: 'string', required: true, maxlength: 57 });
  expect(fieldNamed('published')).toMatchObject({
    widget: 'datetime',
    format: 'YYYY-MM-DD',
    required: false,
  });
  expect(fieldNamed('indexed')).toMatchObject({ widget: 'select', required: false });
});

import { expect, it } from 'vitest';
import { modelIds } from '../model/features.ts';
import { populateQuery, strapiModel } from './strapi-model.ts';

const model = strapiModel();
const page = model.contentTypes.page.attributes;

it('has a component for every feature, and offers on a page those that a page may have', () => {
  const components = (ids: readonly string[]) => ids.map((id) => `features.${id}`);
  expect([...model.components.keys()]).toEqual(expect.arrayContaining(components(modelIds)));
  expect(page.blocks?.components).toEqual(['blocks.group', ...components(modelIds)]);
});

it('names only components that exist', () => {
  const types = Object.values(model.contentTypes).map(({ attributes }) => attributes);
  const named = [...types, ...model.components.values()].flatMap((attributes) =>
    Object.values(attributes).flatMap(({ component, components = [] }) => [
      ...(component ? [component] : []),
      ...components,
    ]),
  );
  expect(named.filter((uid) => !model.components.has(uid))).toEqual([]);
});

it('uses no name that Strapi keeps for itself', () => {
  const reserved = [
    'id',
    'documentId',
    'locale',
    'localizations',
    'status',
    'createdAt',
    'updatedAt',
    'publishedAt',
  ];
  const types = Object.values(model.contentTypes).map(({ attributes }) => attributes);
  const names = [...types, ...model.components.values()].flatMap((attributes) => Object.keys(attributes));
  expect(names.filter((name) => reserved.includes(name))).toEqual([]);
});

it('keeps the limits and kinds of the content model', () => {
  expect(page.title).toMatchObject({ type: 'string', required: true, maxLength: 57 });
  expect(page.type).toMatchObject({ type: 'enumeration', enum: expect.arrayContaining(['road test']) });
  expect(page.published).toEqual({ type: 'date' });
  expect(model.components.get('features.faq')?.items).toMatchObject({
    repeatable: true,
    required: true,
    min: 1,
  });
  expect(model.components.get('parts.faq-items')?.answer).toMatchObject({ type: 'richtext', required: true });
});

it('holds features and specifications in the text of an item, with their flag', () => {
  expect(model.components.get('parts.accordion-items')).toMatchObject({
    content: { type: 'richtext' },
    accordionFeatAndSpecs: { type: 'boolean' },
  });
});

it('asks for a page in an address that proxies accept', () => {
  const query = populateQuery(model, page);
  expect(query).toContain('populate[blocks][on][features.faq][populate][items]=true');
  expect(query).toContain('populate[image][populate][media]=true');
  expect(query.length).toBeLessThan(7_500);
});

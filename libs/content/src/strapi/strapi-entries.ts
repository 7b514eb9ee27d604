import { isRecord } from '../source/parse-file.ts';
import { markdownOfMap } from '../text/markdown.ts';
import {
  type Attribute,
  type Attributes,
  featureOf,
  groupComponent,
  isPicture,
  renamed,
  type StrapiModel,
} from './strapi-model.ts';

type Fields = Record<string, unknown>;

/** Converts between the entries of Strapi and the fields of the content files. */
export interface StrapiEntries {
  /** An entry of Strapi as fields. Empty values are omitted. */
  fields(attributes: Attributes, entry: Readonly<Fields>): Fields;
  /** Fields as an entry of Strapi. */
  entry(attributes: Attributes, fields: Readonly<Fields>): Fields;
}

/** `mediaAddress` returns the address of an uploaded file on the site. */
export function strapiEntries(
  { components }: StrapiModel,
  mediaAddress: (url: string) => string = (url) => url,
): StrapiEntries {
  const partsOf = (uid: string) => components.get(uid) ?? {};

  function fields(attributes: Attributes, entry: Readonly<Fields>): Fields {
    const read = Object.entries(attributes).flatMap(([name, attribute]) => {
      const value = fieldOf(attribute, entry[name]);
      return value === undefined || name === 'media'
        ? []
        : [[name === renamed.id ? 'id' : name, value] as const];
    });
    if (!isPicture(attributes)) return Object.fromEntries(read);
    // A picture without alternative text is decorative.
    return { alt: '', ...Object.fromEntries(read), ...(isRecord(entry.media) && uploaded(entry.media)) };
  }

  function fieldOf(attribute: Attribute, value: unknown): unknown {
    if (value === null || value === undefined || value === '') return undefined;
    const { type, component = '', repeatable, required } = attribute;
    if (type === 'dynamiczone') return Array.isArray(value) ? blocks(value) : value;
    if (type !== 'component') return value;
    const part = (one: unknown) => (isRecord(one) ? fields(partsOf(component), one) : one);
    if (!repeatable || !Array.isArray(value)) return part(value);
    return value.length > 0 || required ? value.map(part) : undefined;
  }

  /** A group is followed by its features; `size` is their number. */
  function blocks(zone: readonly unknown[]): unknown[] {
    const read: unknown[] = [];
    for (let index = 0; index < zone.length; index += 1) {
      const item = zone[index];
      if (isRecord(item) && item.__component === groupComponent) {
        const { size, ...group } = fields(partsOf(groupComponent), item);
        const count = typeof size === 'number' ? size : 0;
        read.push({ ...group, features: zone.slice(index + 1, index + 1 + count).map(feature) });
        index += count;
      } else {
        read.push(feature(item));
      }
    }
    return read;
  }

  function feature(item: unknown): unknown {
    if (!isRecord(item)) return item;
    const uid = String(item.__component);
    return { modelId: featureOf(uid) ?? uid, ...fields(partsOf(uid), item) };
  }

  function uploaded({ url, width, height, alternativeText }: Readonly<Fields>): Fields {
    return {
      ...(typeof url === 'string' && { src: mediaAddress(url) }),
      ...(typeof width === 'number' && { width }),
      ...(typeof height === 'number' && { height }),
      ...(typeof alternativeText === 'string' && { alt: alternativeText }),
    };
  }

  function entry(attributes: Attributes, from: Readonly<Fields>): Fields {
    return Object.fromEntries(
      Object.entries(attributes).flatMap(([name, attribute]) => {
        const value = from[name === renamed.id ? 'id' : name];
        return value === undefined ? [] : [[name, entryValue(attribute, value)]];
      }),
    );
  }

  function entryValue({ type, component = '' }: Attribute, value: unknown): unknown {
    if (type === 'dynamiczone') return Array.isArray(value) ? value.flatMap(zoneItems) : value;
    if (type === 'richtext' && isRecord(value)) return markdownOfMap(value);
    if (type !== 'component') return value;
    const part = (one: unknown) => (isRecord(one) ? entry(partsOf(component), one) : one);
    return Array.isArray(value) ? value.map(part) : part(value);
  }

  function zoneItems(block: unknown): Fields[] {
    if (!isRecord(block)) return [];
    if (!Array.isArray(block.features)) {
      const uid = `features.${String(block.modelId)}`;
      return [{ __component: uid, ...entry(partsOf(uid), block) }];
    }
    const group = entry(partsOf(groupComponent), { ...block, size: block.features.length });
    return [{ __component: groupComponent, ...group }, ...block.features.flatMap(zoneItems)];
  }

  return { fields, entry };
}

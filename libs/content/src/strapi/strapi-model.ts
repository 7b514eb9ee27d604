import type * as z from 'zod/mini';
import { type EditorField, type EditorFields, editorFields } from '../model/editor-fields.ts';
import { features, modelIds } from '../model/features.ts';
import { groupFields, pageFacts, pageTexts, siteTexts } from '../model/page.ts';
import type { ContentDocument } from '../source/content-document.ts';

/** An attribute of a Strapi 5 content type or component, as in its `schema.json`. */
export interface Attribute {
  readonly type:
    | 'string'
    | 'text'
    | 'richtext'
    | 'enumeration'
    | 'integer'
    | 'boolean'
    | 'date'
    | 'json'
    | 'media'
    | 'component'
    | 'dynamiczone';
  readonly component?: string;
  readonly repeatable?: boolean;
  readonly components?: readonly string[];
  readonly enum?: readonly string[];
  readonly required?: boolean;
  readonly [option: string]: unknown;
}
export type Attributes = Readonly<Record<string, Attribute>>;

interface ContentType {
  readonly kind: 'collectionType' | 'singleType';
  readonly singularName: string;
  readonly pluralName: string;
  readonly displayName: string;
  readonly localized: boolean;
  readonly attributes: Attributes;
}

/** The content types and components of a Strapi project for the content of the site. */
export interface StrapiModel {
  readonly contentTypes: Readonly<Record<'page' | 'site' | 'redirect', ContentType>>;
  /** The content types of the host's documents, by the document's name. */
  readonly documents: ReadonlyMap<string, ContentType>;
  /** By their uid, such as `features.faq`. */
  readonly components: ReadonlyMap<string, Attributes>;
}

/** Names of attributes that Strapi reserves, and our replacements. */
export const renamed = { id: 'key' } as const;

export const groupComponent = 'blocks.group';

/** The `modelId` of the component of a feature. */
export const featureOf = (uid: string): string | undefined => /^features\.(.+)$/.exec(uid)?.[1];

const markdownBody: Attribute = { type: 'richtext' };
/** Maximum length of Strapi’s single-line text. */
const longestString = 255;

/** The model of the content files (`../model`) in Strapi's format. */
export function strapiModel(documents: readonly ContentDocument[] = []): StrapiModel {
  const components = new Map<string, Attributes>();

  function attributeOf(field: EditorField, name: string): Attribute {
    const { required, standard } = field;
    return {
      ...kindAttribute(field, name),
      ...(required && { required }),
      ...(standard !== undefined && { default: standard }),
    };
  }

  function kindAttribute(field: EditorField, name: string): Attribute {
    switch (field.kind) {
      case 'text': {
        if (field.markdown) return { type: 'richtext' };
        const { pattern: regex, maxLength = regex ? longestString : undefined } = field;
        const short = maxLength !== undefined && maxLength <= longestString;
        return { type: short ? 'string' : 'text', ...(maxLength && { maxLength }), ...(regex && { regex }) };
      }
      case 'choice':
        return field.values.every((value) => typeof value === 'number')
          ? { type: 'integer', min: Math.min(...field.values), max: Math.max(...field.values) }
          : { type: 'enumeration', enum: field.values.map(String) };
      case 'integer':
        return { type: 'integer', ...(field.minimum !== undefined && { min: field.minimum }) };
      case 'boolean':
        return { type: 'boolean' };
      case 'day':
        return { type: 'date' };
      case 'object':
        return { type: 'component', component: componentOf(field.name, name, field.fields) };
      case 'list': {
        if (field.of.kind !== 'object') return { type: 'json' };
        const { min, max } = field;
        return {
          type: 'component',
          repeatable: true,
          component: componentOf(field.of.name, name, field.of.fields),
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
        };
      }
      case 'map':
        return { type: 'json' };
    }
  }

  function attributesOf(fields: EditorFields, owner: string): Attributes {
    const attributes = Object.entries(fields).map(([name, field]) => [
      name === 'id' ? renamed.id : name,
      attributeOf(field, `${owner}-${name}`),
    ]);
    // A picture is an upload or a name: `picture:<name>`.
    const picture = isPicture(fields) && {
      src: { type: 'string' },
      alt: { type: 'string' },
      media: { type: 'media', multiple: false, allowedTypes: ['images'] },
    };
    return { ...Object.fromEntries(attributes), ...picture };
  }

  function componentOf(title: string | undefined, path: string, fields: EditorFields): string {
    const uid = `parts.${kebab(title ?? path)}`;
    const attributes = attributesOf(fields, path);
    const other = components.get(uid);
    if (other && JSON.stringify(other) !== JSON.stringify(attributes)) {
      throw new Error(`Two parts of the content model are called ${uid}`);
    }
    components.set(uid, attributes);
    return uid;
  }

  for (const [modelId, feature] of Object.entries(features)) {
    components.set(
      `features.${modelId}`,
      attributesOf(editorFields((feature as z.ZodMiniObject).shape), modelId),
    );
  }
  const featureUids = modelIds.map((modelId) => `features.${modelId}`);
  components.set(groupComponent, {
    ...attributesOf(editorFields(groupFields), 'group'),
    // A component can't hold a dynamic zone.
    size: { type: 'integer', required: true, min: 1 },
  });

  const page: ContentType = {
    kind: 'collectionType',
    singularName: 'page',
    pluralName: 'pages',
    displayName: 'Page',
    localized: true,
    attributes: {
      [renamed.id]: { type: 'string', required: true, unique: true, regex: '^[a-z][a-z0-9-]*$' },
      ...localized(attributesOf(editorFields(pageTexts), 'page')),
      ...localized({
        body: markdownBody,
        blocks: { type: 'dynamiczone', components: [groupComponent, ...featureUids] },
        features: { type: 'dynamiczone', components: featureUids },
      }),
      ...attributesOf(editorFields(pageFacts), 'page'),
    },
  };
  const site: ContentType = {
    kind: 'singleType',
    singularName: 'site',
    pluralName: 'sites',
    displayName: 'Site',
    localized: true,
    attributes: localized({
      ...attributesOf(editorFields(siteTexts), 'site'),
      header: { type: 'component', component: 'features.header' },
      footer: { type: 'component', component: 'features.big-footer' },
      formFooter: { type: 'component', component: 'features.simple-footer' },
    }),
  };
  const documentTypes = documents.map(({ name, singularName, texts, facts }) => {
    const type: ContentType = {
      kind: 'singleType',
      singularName,
      pluralName: name,
      displayName: name.charAt(0).toUpperCase() + name.slice(1),
      localized: true,
      attributes: {
        ...localized(attributesOf(editorFields(texts.shape), singularName)),
        ...attributesOf(editorFields(facts), singularName),
      },
    };
    return [name, type] as const;
  });
  const redirect: ContentType = {
    kind: 'collectionType',
    singularName: 'redirect',
    pluralName: 'redirects',
    displayName: 'Redirect',
    localized: false,
    attributes: {
      from: { type: 'string', required: true, unique: true, regex: '^/' },
      to: { type: 'string', required: true, regex: '^(page:|/)' },
    },
  };
  return { contentTypes: { page, site, redirect }, documents: new Map(documentTypes), components };
}

/** The `populate` parameters for complete entries: Strapi omits components that are not named. */
export function populateQuery({ components }: StrapiModel, attributes: Attributes): string {
  function populated(path: string, content: Attributes): string[] {
    const inside = Object.entries(content).flatMap(([name, attribute]) =>
      attributeQuery(`${path}[populate][${name}]`, attribute),
    );
    return inside.length > 0 ? inside : [`${path}=true`];
  }

  function attributeQuery(
    path: string,
    { type, component = '', components: zone = [] }: Attribute,
  ): string[] {
    if (type === 'media') return [`${path}=true`];
    if (type === 'component') return populated(path, components.get(component) ?? {});
    return type === 'dynamiczone'
      ? zone.flatMap((uid) => populated(`${path}[on][${uid}]`, components.get(uid) ?? {}))
      : [];
  }

  return Object.entries(attributes)
    .flatMap(([name, attribute]) => attributeQuery(`populate[${name}]`, attribute))
    .join('&');
}

/** Attributes with a separate value in each language. */
function localized(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      name,
      { ...attribute, pluginOptions: { i18n: { localized: true } } },
    ]),
  );
}

export const isPicture = (fields: object) => 'src' in fields && 'width' in fields && 'height' in fields;

const kebab = (name: string) =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase();

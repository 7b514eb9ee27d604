import type { StrapiModel } from './strapi-model.ts';

/** The files of a Strapi 5 project for the content types and components, by their path in it. */
export function strapiFiles({ contentTypes, documents, components }: StrapiModel): Map<string, string> {
  const files = new Map<string, string>();
  const types = [...Object.values(contentTypes), ...documents.values()];
  for (const { kind, singularName, pluralName, displayName, localized, attributes } of types) {
    const folder = `src/api/${singularName}`;
    files.set(
      `${folder}/content-types/${singularName}/schema.json`,
      json({
        kind,
        collectionName: pluralName,
        info: { singularName, pluralName, displayName },
        options: { draftAndPublish: true },
        pluginOptions: { i18n: { localized } },
        attributes,
      }),
    );
    for (const part of ['Controller', 'Router', 'Service']) {
      const name = part === 'Router' ? 'routes' : `${part.toLowerCase()}s`;
      const factory = `createCore${part}`;
      files.set(
        `${folder}/${name}/${singularName}.js`,
        `'use strict';\n\nconst { ${factory} } = require('@strapi/strapi').factories;\n\nmodule.exports = ${factory}('api::${singularName}.${singularName}');\n`,
      );
    }
  }
  for (const [uid, attributes] of components) {
    const [category, name = ''] = uid.split('.');
    files.set(
      `src/components/${category}/${name}.json`,
      json({
        collectionName: `components_${category}_${name.replaceAll('-', '_')}`,
        info: { displayName: displayNameOf(name) },
        options: {},
        attributes,
      }),
    );
  }
  return files;
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const displayNameOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

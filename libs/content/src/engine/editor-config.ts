import { locales } from '@jalon/i18n';
import type { CmsConfig, Field, VariableFieldType } from '@sveltia/cms';
import type * as z from 'zod/mini';
import { type EditorField, type EditorFields, editorFields } from '../model/editor-fields.ts';
import { features, modelIds } from '../model/features.ts';
import { groupFields, pageFacts, pageTexts } from '../model/page.ts';
import { mediaPath } from '../pages/picture-files.ts';
import type { Content } from '../source/content-source.ts';
import type { EditorSettings } from './editor-settings.ts';

/**
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs), from the model of the content
 * files: a collection for each folder of pages, French and English side by side.
 */
export function editorConfig(
  { backend, repository, branch, folder, authUrl }: EditorSettings,
  { pages }: Content,
): CmsConfig {
  const featureTypes = modelIds.map((modelId) =>
    typeOf(modelId, editorFields((features[modelId] as z.ZodMiniObject).shape)),
  );
  const featureList: Field = {
    ...named('features', false),
    widget: 'list',
    types: featureTypes,
    typeKey: 'modelId',
    collapsed: true,
  };
  const group: VariableFieldType = {
    ...typeOf('group', editorFields(groupFields)),
    fields: [...fieldsOf(editorFields(groupFields)), { ...featureList, required: true }],
  };
  const translated = (field: Field): Field => ({ ...field, i18n: true });
  const fields: Field[] = [
    ...fieldsOf(editorFields(pageTexts)).map(translated),
    translated({ ...named('body', false), label: 'Text', widget: 'markdown' }),
    translated({
      ...named('blocks', false),
      widget: 'list',
      types: [...featureTypes, group],
      typeKey: 'modelId',
      collapsed: true,
    }),
    translated(featureList),
    // Fields shared by both languages: in the French file only.
    ...fieldsOf(editorFields(pageFacts)),
  ];
  const folders = [...new Set(pages.map(({ files }) => files.fr.replace(/\/?[^/]+$/, '')))].toSorted();
  return {
    backend: {
      name: backend,
      repo: repository,
      branch,
      ...(authUrl && { base_url: authUrl }),
    },
    media_folder: `${folder}/media`,
    public_folder: mediaPath.replace(/\/$/, ''),
    app_title: 'Content',
    i18n: { structure: 'multiple_files', locales: [...locales], default_locale: 'fr' },
    output: { omit_empty_optional_fields: true },
    collections: folders.map((name) => ({
      name: name.replaceAll('/', '-') || 'pages',
      label: labelOf(name.replaceAll('/', ' – ') || 'pages'),
      label_singular: 'Page',
      folder: name ? `${folder}/${name}` : folder,
      create: true,
      i18n: true,
      identifier_field: 'title',
      extension: 'md',
      format: 'yaml-frontmatter',
      preview_path: '{{fields.path}}',
      fields,
    })),
  };
}

function typeOf(name: string, fields: EditorFields): VariableFieldType {
  return { name, label: labelOf(name), widget: 'object', fields: fieldsOf(fields) };
}

function fieldsOf(fields: EditorFields): Field[] {
  return Object.entries(fields).map(([name, field]) => fieldOf(name, field));
}

function fieldOf(name: string, field: EditorField): Field {
  const common = named(name, field.required && field.standard === undefined);
  switch (field.kind) {
    case 'text': {
      if (field.markdown) return { ...common, widget: 'markdown' };
      const { maxLength: maxlength, pattern } = field;
      return {
        ...common,
        widget: 'string',
        ...(maxlength !== undefined && { maxlength }),
        ...(pattern !== undefined && { pattern: [pattern, `must match ${pattern}`] }),
        ...(typeof field.standard === 'string' && { default: field.standard }),
      };
    }
    case 'choice': {
      const options = field.values.map((value) => ({ label: String(value), value }));
      return { ...common, widget: 'select', options, ...standardOf(field) } as Field;
    }
    case 'integer':
      return {
        ...common,
        widget: 'number',
        value_type: 'int',
        ...(field.minimum !== undefined && { min: field.minimum }),
        ...(typeof field.standard === 'number' && { default: field.standard }),
      };
    case 'boolean':
      // A switch has two positions: a field that was never set would become false.
      return {
        ...common,
        widget: 'select',
        options: [
          { label: 'Yes', value: true },
          { label: 'No', value: false },
        ],
      } as unknown as Field;
    case 'day':
      return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: '' };
    case 'object':
      return { ...common, widget: 'object', collapsed: true, fields: fieldsOf(field.fields) };
    case 'list': {
      const { of, min, max } = field;
      const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
      if (of.kind === 'object') {
        return { ...common, ...limits, widget: 'list', collapsed: true, fields: fieldsOf(of.fields) };
      }
      if (of.kind === 'choice') {
        return { ...common, ...limits, widget: 'select', multiple: true, options: of.values.map(String) };
      }
      return { ...common, ...limits, widget: 'list', field: fieldOf('value', { ...of, required: true }) };
    }
    case 'map':
      return { ...common, widget: 'keyvalue' };
  }
}

const standardOf = ({ standard }: EditorField) => (standard === undefined ? {} : { default: standard });

const named = (name: string, required: boolean) => ({ name, label: labelOf(name), required });

/** Converts names such as `number_of_item_displayed` and `primaryCta` to words. */
function labelOf(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

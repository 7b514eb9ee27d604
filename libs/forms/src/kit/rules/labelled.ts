import type { Localized } from '@jalon/i18n';
import type * as z from 'zod/mini';
import { fieldRegistry, metaOf } from './field-meta.ts';

/** A field, section or list with its label, which a form’s own labels replace. */
export function labelled<Schema extends z.ZodMiniType<unknown, unknown>>(
  label: Localized<string>,
  field: Schema,
): Schema {
  fieldRegistry.add(field, { ...metaOf(field), label });
  return field;
}

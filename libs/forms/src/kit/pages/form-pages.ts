import type { Localized } from '@jalon/i18n';
import type * as z from 'zod/mini';
import { changeFields } from '../rules/change-fields.ts';
import { fieldMeta } from '../rules/field-meta.ts';
import { type Answers, type FormDefinition, fieldNames } from '../rules/form-definition.ts';
import type { TypedAnswers } from '../rules/nested-answers.ts';
import { alternatives, isVisible } from '../rules/visible-when.ts';

/** One page of a form in pages. */
export interface PageOfForm<Name extends string = string> {
  /** In its address, and of its `PageFields`. Not `review`, the page on which the answers are checked. */
  readonly name: string;
  readonly title: Localized<string>;
  /** Its fields, by their names in the schema. Without any to answer, the page is left out. */
  readonly fields: readonly Name[];
}

/** The name of the page on which the answers are checked and sent. */
export const reviewPage = 'review';

type Schema = z.core.$ZodType;

/** The pages that follow from the answers so far. */
export function shownPages(
  schema: Schema,
  pages: readonly PageOfForm[],
  answers: TypedAnswers,
): readonly PageOfForm[] {
  return pages.filter(({ fields }) =>
    fields
      .map((name) => fieldMeta(schema, name))
      .some((meta) => !meta.hidden && !meta.computed && isVisible(meta, answers)),
  );
}

/** The fields of a form that the page sets and no page lists: each page posts them. */
export function fieldsOfEveryPage(
  definition: Pick<FormDefinition, 'schema'>,
  pages: readonly PageOfForm[],
): string[] {
  const listed = new Set(pages.flatMap(({ fields }) => fields));
  return fieldNames(definition).filter(
    (name) => fieldMeta(definition.schema, name).hidden && !listed.has(name),
  );
}

/** The fields of other pages on which the fields of a page depend, directly or through others. */
export function fieldsItDependsOn(schema: Schema, fields: readonly string[]): string[] {
  const found = new Set(fields);
  // A set visits what is added to it meanwhile.
  for (const name of found) {
    for (const condition of fieldMeta(schema, name).visibleWhen ?? []) {
      for (const { field } of alternatives(condition)) found.add(field);
    }
  }
  return [...found].filter((name) => !fields.includes(name));
}

/** The form of one page: the rules of these fields, and of no others. Its answers are checked where they are typed. */
export function formOfPage<Values extends Answers>(
  definition: FormDefinition<Values>,
  fields: readonly string[],
): FormDefinition {
  const without = fieldNames(definition).filter((name) => !fields.includes(name));
  const {
    checkedByApiOnly: _,
    draftFields: _drafts,
    ownedBy: _owner,
    ...page
  } = changeFields(definition, { without });
  return page as FormDefinition as FormDefinition;
}

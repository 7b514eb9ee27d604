import type { Locale, Localized } from '@jalon/i18n';
import type * as z from 'zod/mini';
import type { TypedAnswers } from './nested-answers.ts';
import { shapeOf } from './schema-structure.ts';

/** The visitor’s answers, by field name. */
export type FormValues<Name extends string = string> = Readonly<Record<Name, string>>;

/** The values of a form, by field name: texts, or lists and objects of them. */
export type Answers = Record<string, unknown>;

/** Initial values of a form: any of its fields, as text. */
export type InitialAnswers<Values extends Answers> = {
  readonly [Name in keyof Values]?: Initial<Values[Name]>;
};

type Initial<Value> = Value extends string
  ? string | undefined
  : Value extends readonly (infer Item)[]
    ? readonly Initial<Item>[]
    : Value extends Answers
      ? InitialAnswers<Value>
      : TypedAnswers[string];

/** The zod schema of a form: an object of named fields. */
export type FormSchema<Values extends Answers = Answers> = z.ZodMiniType<Values, unknown>;

/** The definition of a form, without markup and texts: shared by the browser, the page’s server and an API. */
export interface FormDefinition<Values extends Answers = Answers> {
  /** Names the form in events, storage and ids. */
  readonly name: string;
  /** One zod schema, whose messages are keys. `z.infer` gives its values. */
  readonly schema: FormSchema<Values>;
  /** Numeric form id, for a form sent to `POST /api/forms/:formId`. */
  readonly id?: number;
  /** The codes of the languages on the wire, in `locale`. Default: `fr` and `en`. */
  readonly localeCodes?: Localized<string>;
  /** Whether the member’s information is sent too. Default true. */
  readonly attachesMember?: boolean;
  /** Only the API checks the answers, not the browser. Default false. */
  readonly checkedByApiOnly?: boolean;
  /** The field that identifies the member; answers typed for one member are not shown to another. */
  readonly ownedBy?: keyof Values & string;
  /** The fields that are kept in the tab’s storage as a draft. None of them may identify the visitor. */
  readonly draftFields?: readonly (keyof Values & string)[];
}

/** A form that is sent to the API by its id. */
export interface SiteForm extends FormDefinition<FormValues> {
  readonly id: number;
  readonly localeCodes: Localized<string>;
  /** Only signed-in members may open and send it. */
  readonly membersOnly?: boolean;
}

/** Message keys by field name; `generic` is shown under the send button. */
export type FormErrors<Name extends string = string> = Partial<Readonly<Record<Name | 'generic', string>>>;

/** The names of a form’s fields, in the order of its schema. */
export function fieldNames<Values extends Answers>({
  schema,
}: Pick<FormDefinition<Values>, 'schema'>): (keyof Values & string)[] {
  return Object.keys(shapeOf(schema)) as (keyof Values & string)[];
}

/** Field paths in the order of the form, `members.0.email` at the place of `members`; unknown ones come last. */
export function inFormOrder(definition: Pick<FormDefinition, 'schema'>, paths: readonly string[]): string[] {
  const names: readonly string[] = fieldNames(definition);
  const place = (path: string) => {
    const index = names.indexOf(path.split('.', 1).join());
    return index === -1 ? names.length : index;
  };
  return paths.toSorted((one, other) => place(one) - place(other));
}

/** Checks answers: the values to store, or one message key for each field in error. */
export function checkAnswers<Values extends Answers>(
  { schema }: Pick<FormDefinition<Values>, 'schema'>,
  answers: unknown,
): { values: Values; errors?: undefined } | { values?: undefined; errors: FormErrors } {
  const result = schema.safeParse(answers);
  if (result.success) return { values: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join('.') || 'generic'] ??= message;
  return { errors };
}

/** The member information sent with a submission, as in the cookie memberInfo. */
export interface SubmissionMember {
  readonly name: string;
  readonly surname: string;
  readonly memberNumber: string;
  readonly email: string;
}

/** The code that a form sends for a language. */
export function localeCode({ localeCodes }: Pick<FormDefinition, 'localeCodes'>, locale: Locale): string {
  return localeCodes?.[locale] ?? locale;
}

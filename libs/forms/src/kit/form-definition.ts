import type { Locale, Localized } from '@jalon/i18n';
import { normalise } from './alphabet.ts';
import { type FieldErrorKey, type FieldRule, isAsked } from './field-rule.ts';

/**
 * What a form is, without its looks and words: shared by the browser, the page's server half and the
 * API. `Name` is the union of its fields' names on the wire.
 */
export interface FormDefinition<Name extends string = string> {
  /** Numeric form id (forms spec §2). */
  readonly id: number;
  /** The folder's name. */
  readonly name: string;
  /** What `locale` carries on the wire (forms spec §3). */
  readonly localeCodes: Localized<string>;
  /** In the order in which they are shown: focus goes to the first one in error. */
  readonly fields: Readonly<Record<Name, FieldRule>>;
  /** Whether the member's information goes along (forms spec §3). Default true. */
  readonly attachesMember?: boolean;
  /** Only the API says what is wrong (forms spec §5, price list). */
  readonly checkedByApiOnly?: boolean;
  /** The field that says whose answers these are: what was typed for another is not shown again. */
  readonly ownedBy?: Name;
  /** What a draft in the tab may hold where a host wants one: nothing that tells who the visitor is. */
  readonly draftFields?: readonly Name[];
}

/** Where a form stands on the site. Apart from the definition: no browser needs it to show the form. */
export interface FormPaths {
  /** The page that shows the form. */
  readonly paths: Localized<string>;
  /** The page that follows a successful send. */
  readonly sentPaths: Localized<string>;
  /** Only members who are signed in come to it. */
  readonly membersOnly?: boolean;
}

/** A form of the site: what it is and where it stands. */
export interface SiteForm extends FormDefinition, FormPaths {
  /** What takes a list too long for a browser to check: the fields in error, of values that are empty where their rules are not kept. */
  readonly checkOnServer?: (values: FormValues) => FormFieldErrors;
}

/** Fields in error, by wire name; `generic` is shown under the send button. */
export type FormErrors<Name extends string = string> = Partial<Readonly<Record<Name | 'generic', string>>>;

/** What a form's own rules found, by wire name. */
export type FormFieldErrors = Partial<Record<string, FieldErrorKey>>;

/** What the visitor typed, by wire name. */
export type FormValues<Name extends string = string> = Readonly<Record<Name, string>>;

/** Names of a definition's fields in their order. */
export function fieldNames<Name extends string>(definition: FormDefinition<Name>): Name[] {
  return Object.keys(definition.fields) as Name[];
}

/**
 * Checks every field that is asked: the values as they are stored, empty for what is not asked, or the key
 * of one message for each field in error.
 */
export function checkFields<Name extends string>(
  { fields, checkOnServer }: Pick<FormDefinition<Name>, 'fields'> & Pick<SiteForm, 'checkOnServer'>,
  input: Readonly<Record<string, unknown>>,
): { values: FormValues<Name>; errors?: undefined } | { values?: undefined; errors: FormFieldErrors } {
  const rules = Object.entries<FieldRule>(fields);
  const typed = Object.fromEntries(rules.map(([name]) => [name, typedText(input[name])]));
  const values: Record<string, string> = {};
  const errors: FormFieldErrors = {};
  for (const [name, rule] of rules) {
    const { value = '', error } = isAsked(rule, typed) ? rule.check(input[name]) : {};
    values[name] = value;
    if (error) errors[name] = error;
  }
  for (const [name, { derive }] of rules) if (derive) values[name] = derive(values);
  for (const [name, rule] of rules) {
    if (errors[name] || !isAsked(rule, typed)) continue;
    const error = rule.agree?.(values[name] ?? '', values);
    if (error) errors[name] = error;
  }
  const all = { ...checkOnServer?.(values), ...errors };
  return Object.keys(all).length > 0 ? { errors: all } : { values: values as FormValues<Name> };
}

function typedText(value: unknown): string {
  return typeof value === 'string' ? normalise(value).trim() : '';
}

/** The member information that goes along with a submission (forms spec §3, cookie memberInfo). */
export interface SubmissionMember {
  readonly name: string;
  readonly surname: string;
  readonly memberNumber: string;
  readonly email: string;
}

/** The body of `POST /api/forms/:formId`: the hidden fields, the form's own, and the member's if any. */
export function submissionPayload<Name extends string>(
  definition: FormDefinition<Name>,
  values: FormValues<Name>,
  context: { locale: Locale; userAgent: string; member?: SubmissionMember | undefined },
) {
  return {
    formID: String(definition.id),
    locale: definition.localeCodes[context.locale],
    userAgent: context.userAgent,
    ...values,
    memberInfo: definition.attachesMember === false ? undefined : context.member,
  };
}

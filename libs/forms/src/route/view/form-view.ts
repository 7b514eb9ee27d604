import type { ApiClientOptions } from '@jalon/api-client';
import type { HeaderPair } from '@jalon/host';
import type { Locale, Localized } from '@jalon/i18n';
import type { FormDescriptor, FormPageTexts } from '../../kit/form-descriptor.ts';
import { fieldMeta } from '../../kit/rules/field-meta.ts';
import { fieldNames, type SubmissionMember } from '../../kit/rules/form-definition.ts';
import type { FormDrafts } from '../drafts/form-drafts.ts';
import type { FormPaths } from '../form-paths.ts';
import type { AnyHostForm } from '../host-form.ts';
import type { FormView } from './form-route-view.ts';

/** The signed-in member. */
export interface FormMember extends SubmissionMember {
  /** Club dollars, in dollars, for a form that spends them. */
  readonly balance?: number | undefined;
}

export interface FormVisit {
  readonly form: FormDescriptor;
  /** Every form of the club. */
  readonly forms: readonly FormDescriptor[];
  readonly paths: FormPaths;
  readonly member: FormMember | undefined;
  readonly texts?: Readonly<Record<string, Localized<Partial<FormPageTexts>>>> | undefined;
  readonly locale: Locale;
  /** The path of the request. */
  readonly pathname: string;
  /** Whether the form can be kept and finished later. */
  readonly canFinishLater: boolean;
}

/** A visit of a form whose answers may be kept. */
export interface DraftVisit extends FormVisit {
  readonly request: Request;
  readonly api: ApiClientOptions;
  readonly drafts: FormDrafts;
  /** The host keeps the files itself. */
  readonly onFile: AnyHostForm['onFile'];
  /** Of every answer. */
  readonly headers: readonly HeaderPair[];
}

/** The part of a form's page that does not depend on a post. */
export function formView(visit: FormVisit): Omit<FormView, 'idempotencyKey'> {
  const { form, paths, member, locale, pathname, canFinishLater } = visit;
  const { name, attachesMember = true } = form;
  const own = paths.forms[name];
  if (!own) throw new Error(`The form “${name}” is not in the paths of createFormRoute`);
  return {
    kind: 'form',
    name,
    formId: form.id,
    component: form.component,
    props: form.props ?? {},
    locale,
    here: own.page,
    action: pathname,
    sentPath: own.sent[locale],
    signInPath: paths.signIn?.(own.page[locale], locale),
    texts: { ...form.page.texts[locale], ...visit.texts?.[name]?.[locale] },
    picture: form.page.picture,
    links: linksOf(visit),
    attachesMember,
    canFinishLater,
    hasOptionalFields: hasOptionalFields(form),
    // A form for members has the member’s data in its fields.
    member: form.membersOnly ? undefined : sentWithForm(member),
    balance: form.showsBalance ? member?.balance : undefined,
  };
}

function sentWithForm(member: FormMember | undefined): SubmissionMember | undefined {
  if (!member) return undefined;
  const { balance: _, ...sent } = member;
  return sent;
}

/** Whether one of these fields may be left empty. */
export function hasOptionalFields(
  form: FormDescriptor,
  names: readonly string[] = fieldNames(form),
): boolean {
  return names
    .map((field) => fieldMeta(form.schema, field))
    .some(
      ({ optional, hidden, computed, values }) => optional && !hidden && !computed && values?.length !== 1,
    );
}

function linksOf({ form, forms, paths, locale }: FormVisit): FormView['links'] {
  const { links } = form.page;
  if (!links) return undefined;
  const pages = forms
    .filter(({ page }) => page.linkedFrom === form.name)
    .flatMap(({ name, page }) => {
      const path = paths.forms[name]?.page[locale];
      return path ? [{ path, title: page.texts[locale].title }] : [];
    });
  return pages.length > 0 ? { title: links[locale], pages } : undefined;
}

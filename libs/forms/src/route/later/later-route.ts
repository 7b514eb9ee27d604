import { type CallError, isCallError } from '@jalon/api-client';
import type { FormDraft } from '@jalon/api-client/contract';
import {
  type Answer,
  type HeaderPair,
  isFromOtherSite,
  page,
  readForm,
  redirect,
  refusedStatus,
  retryAfter,
} from '@jalon/host';
import type { Locale, Localized } from '@jalon/i18n';
import type { FormDescriptor } from '../../kit/form-descriptor.ts';
import type { RejectedPost } from '../../kit/form-props.ts';
import { takesFiles } from '../../kit/rules/field-meta.ts';
import { fileFields, readFiles } from '../../kit/rules/file-fields.ts';
import { type FormDefinition, type FormErrors, fieldNames } from '../../kit/rules/form-definition.ts';
import { isIn, nestAnswers } from '../../kit/rules/nested-answers.ts';
import { keyOf } from '../../kit/server/read-form.ts';
import { draftIdHeader, readDraftId } from '../drafts/draft-cookie.ts';
import { type DraftLinks, saveDraft } from '../drafts/form-drafts.ts';
import { answersWithFiles, fromDraft, type KeptAnswers, toDraft } from '../drafts/kept-answers.ts';
import { sendPostedFiles } from '../send-posted-files.ts';
import type { DraftVisit } from '../view/form-view.ts';
import type { LaterView } from '../view/later-view.ts';
import { type LaterIntent, laterFields } from './later-fields.ts';

/** A visit of a form that can be finished later. */
export interface LaterVisit extends DraftVisit {
  readonly links: DraftLinks;
}

/** The draft that the browser’s cookie names. `gone`: there is a cookie, and its draft is no longer kept. */
export async function keptDraft({
  form,
  request,
  drafts,
}: Pick<LaterVisit, 'form' | 'request' | 'drafts'>): Promise<FormDraft | 'gone' | undefined> {
  const draftId = readDraftId(request.headers.get('cookie'), form.name);
  if (draftId === undefined) return undefined;
  const found = await drafts.read(draftId);
  if (isCallError(found)) return found.httpStatus === 404 ? 'gone' : undefined;
  return found.draft.formId === form.id ? found.draft : undefined;
}

/** A draft as the form’s component takes it. */
export function shownDraft({ schema }: Pick<FormDefinition, 'schema'>, draft: FormDraft): RejectedPost {
  return { errors: {}, values: nestAnswers(schema, fromDraft(draft)), idempotencyKey: draft.idempotencyKey };
}

/** A post that could not be kept: the form is shown again with everything that was typed. */
export interface NotKept {
  readonly posted: RejectedPost;
  readonly httpStatus: number;
  readonly retryAfter?: number | undefined;
}

export interface PostedPart {
  /** The part of the form that was posted. Default: all of it. */
  readonly definition?: Pick<FormDefinition, 'name' | 'schema'> | undefined;
  /** The page of a form in pages on which it goes on. */
  readonly page?: string | undefined;
}

/** Whether a post is one of those that {@link postLater} answers. */
export const isLaterPost = (post: FormData): boolean => post.has(laterFields.intent);

/** Answers a post of a form that is finished later: its answers, an address for the link, or a new beginning. */
export async function postLater(
  visit: LaterVisit,
  post: FormData,
  part: PostedPart = {},
): Promise<Answer<LaterView> | NotKept> {
  const { form, request, links, pathname, headers } = visit;
  const intent = post.get(laterFields.intent) as LaterIntent;
  const posted = post.get(laterFields.draft);
  const draftId =
    typeof posted === 'string' && posted !== ''
      ? posted
      : readDraftId(request.headers.get('cookie'), form.name);
  if (intent === 'anew') {
    if (draftId !== undefined) await links.delete(draftId);
    return redirect(pathname, { headers: [...headers, cookieOf(visit, undefined)] });
  }
  if (intent === 'link') return mailLink(visit, draftId, String(post.get(laterFields.email) ?? ''));
  return keep(visit, post, { draftId, ...part });
}

async function keep(
  visit: LaterVisit,
  post: FormData,
  { draftId, definition = visit.form, page: next }: PostedPart & { readonly draftId: string | undefined },
): Promise<Answer<LaterView> | NotKept> {
  const { form, locale, drafts } = visit;
  const key = keyOf(post);
  const own: readonly string[] = fieldNames(definition);
  const files = takesFiles(definition.schema)
    ? (await import('../../kit/server/posted-files.ts')).postedFiles(definition, post)
    : undefined;
  const notKept = (
    errors: FormErrors,
    { httpStatus, retryAfter: after }: Pick<CallError, 'httpStatus' | 'retryAfter'>,
  ): NotKept => ({
    httpStatus: refusedStatus(httpStatus, [401]),
    retryAfter: after,
    posted: {
      errors,
      values: { ...nestAnswers(form.schema, post), ...files?.kept },
      idempotencyKey: key,
    },
  });

  const unsent = files && (await sendPostedFiles(visit, files, key));
  const fileErrors = Object.entries(unsent?.errors ?? {}).filter(
    ([field]) => field === 'generic' || isIn([...fileFields(definition.schema).keys()], field),
  );
  if (unsent && fileErrors.length > 0) return notKept(Object.fromEntries(fileErrors), unsent);

  const former = draftId === undefined ? undefined : await drafts.read(draftId);
  const others = former && !isCallError(former) ? fromDraft(former.draft) : [];
  const answers = [
    ...others.filter(([control]) => !isIn(own, control)),
    ...answersWithFiles(post, own, files?.values),
  ];
  const draft: FormDraft = {
    formId: form.id,
    locale,
    answers: toDraft(answers),
    ...(next !== undefined && { page: next }),
    idempotencyKey: key,
  };
  const saved = await saveDraft(drafts, draftId, draft);
  if (isCallError(saved)) {
    return notKept({ generic: saved.errors.generic ?? 'tryAgainLater' }, saved);
  }
  return shown(visit, [cookieOf(visit, saved.id)], {
    ...ofForm(visit),
    state: 'kept',
    draftId: saved.id,
    files: filesIn(form, draft),
    email: addressIn(answers),
  });
}

const linkErrors: Readonly<Record<string, 'invalid' | 'tooMany'>> = { 422: 'invalid', 429: 'tooMany' };

async function mailLink(
  visit: LaterVisit,
  draftId: string | undefined,
  email: string,
): Promise<Answer<LaterView>> {
  const { form, locale, drafts, links } = visit;
  const base = ofForm(visit);
  // The answer to a request for a link is the same for a draft that is gone.
  const found = draftId === undefined ? undefined : await drafts.read(draftId);
  if (draftId === undefined || found === undefined || (isCallError(found) && found.httpStatus === 404)) {
    return shown(visit, [], { ...base, state: 'gone' }, 404);
  }
  const files = isCallError(found) ? [] : filesIn(form, found.draft);
  const asked = isCallError(found) ? found : await links.mailLink(draftId, { email, locale });
  if (!isCallError(asked))
    return shown(visit, [], { ...base, state: 'sent', files, email, days: asked.days });
  const error = linkErrors[asked.httpStatus] ?? 'failed';
  return shown(
    visit,
    retryAfter(asked),
    { ...base, state: 'kept', draftId, files, email, error },
    refusedStatus(asked.httpStatus),
  );
}

function ofForm({ form, paths, locale }: LaterVisit) {
  const here = paths.forms[form.name]?.page;
  if (!here) throw new Error(`The form “${form.name}” is not in the paths of createFormRoute`);
  return {
    kind: 'later',
    locale,
    here,
    form: form.page.texts[locale].title,
    formPath: here[locale],
  } as const;
}

function cookieOf({ form, request }: LaterVisit, id: string | undefined): HeaderPair {
  return draftIdHeader(form.name, id, new URL(request.url));
}

function shown(
  { headers }: Pick<LaterVisit, 'headers'>,
  further: readonly HeaderPair[],
  view: LaterView,
  status = 200,
): Answer<LaterView> {
  return page(view, { status, headers: [...headers, ...further] });
}

function filesIn({ schema }: Pick<FormDescriptor, 'schema'>, { answers }: FormDraft): string[] {
  return [...fileFields(schema).keys()].flatMap((field) =>
    readFiles([answers[field] ?? ''].flat().join('\n')).map(({ name }) => name),
  );
}

/** The first answer that is an email address. */
function addressIn(answers: KeptAnswers): string | undefined {
  return answers.find(([, value]) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value.trim()))?.[1].trim();
}

/** A request for the page of a mailed link. */
export interface ResumeVisit extends Pick<LaterVisit, 'request' | 'links' | 'headers' | 'paths'> {
  readonly token: string;
  readonly here: Localized<string>;
  readonly locale: Locale;
  /** Every form of the club. */
  readonly forms: readonly FormDescriptor[];
}

/** The page of a mailed link, whose button continues the form: reading it has no effect. */
export async function loadResume(visit: ResumeVisit): Promise<Answer<LaterView>> {
  const { token, here, locale, links } = visit;
  const answer = await links.checkLink(token);
  if (isCallError(answer)) return notResumed(visit, answer);
  // At random: only this page can repeat its press after a lost answer.
  return shown(visit, [], { kind: 'later', state: 'ready', here, locale, page: crypto.randomUUID() });
}

/** Continues the form of a mailed link in this browser. */
export async function postResume(visit: ResumeVisit): Promise<Answer<LaterView>> {
  const { token, request, paths, forms, links, headers } = visit;
  // Whoever makes another browser press the button knows the secret of the page, and could press again.
  if (isFromOtherSite(request)) {
    const ready = await loadResume(visit);
    return ready.kind === 'page' ? { ...ready, status: 403 } : ready;
  }
  const secret = (await readForm(request)).get(laterFields.page);
  const pressed = typeof secret === 'string' && secret !== '' ? secret : undefined;
  const answer = await links.resume(token, pressed);
  if (isCallError(answer)) return notResumed(visit, answer);
  const { id, draft } = answer;
  const form = forms.find((one) => one.id === draft.formId);
  const own = form && paths.forms[form.name];
  if (!own) return shown(visit, [], { ...base(visit), state: 'over' }, 404);
  const query = draft.page === undefined ? '' : `?${new URLSearchParams({ page: draft.page })}`;
  return redirect(own.page[visit.locale] + query, {
    headers: [...headers, draftIdHeader(form.name, id, new URL(request.url))],
  });
}

const base = ({ here, locale }: ResumeVisit) => ({ kind: 'later', here, locale }) as const;

function notResumed(visit: ResumeVisit, { httpStatus }: CallError): Answer<LaterView> {
  if (httpStatus === 422) return shown(visit, [], { ...base(visit), state: 'over' }, 404);
  return shown(visit, [], { ...base(visit), state: 'away' }, httpStatus === 429 ? 429 : 503);
}

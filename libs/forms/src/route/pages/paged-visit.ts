import { type CallError, isCallError } from '@jalon/api-client';
import type { FormDraft } from '@jalon/api-client/contract';
import { type HeaderPair, landingStep } from '@jalon/host';
import {
  fieldsItDependsOn,
  fieldsOfEveryPage,
  formOfPage,
  type PageOfForm,
  reviewPage,
  shownPages,
} from '../../kit/pages/form-pages.ts';
import { checkAnswers } from '../../kit/rules/form-definition.ts';
import { isIn, nestAnswers } from '../../kit/rules/nested-answers.ts';
import { draftIdHeader, readDraftId } from '../drafts/draft-cookie.ts';
import { saveDraft } from '../drafts/form-drafts.ts';
import { fromDraft, type KeptAnswers } from '../drafts/kept-answers.ts';
import type { DraftVisit } from '../view/form-view.ts';

/** A request for a page of a form in pages. */
export interface PagedVisit extends DraftVisit {
  readonly pages: readonly PageOfForm[];
  /** A new render token. */
  readonly renderToken: () => Promise<string | undefined>;
  /** The host sends the form itself. */
  readonly isSentByPage: boolean;
}

const pageParameter = 'page';
/** Says that the answers of earlier pages are no longer kept. */
const lostParameter = 'lost';

/** The page that the address asks for; undefined for the form’s own address, which shows the first one. */
export function askedPage({ request }: PagedVisit): string | undefined {
  return new URL(request.url).searchParams.get(pageParameter) ?? undefined;
}

export function isLost({ request }: PagedVisit): boolean {
  return new URL(request.url).searchParams.has(lostParameter);
}

/** The query of the address of a page. */
export function queryOf(page: string, lost = false): string {
  return `?${new URLSearchParams({ [pageParameter]: page, ...(lost && { [lostParameter]: '' }) })}`;
}

/** What a visitor has answered so far. */
export interface Begun {
  /** Of the draft; undefined before the first page is answered, and once the draft is gone. */
  readonly id: string | undefined;
  readonly answers: KeptAnswers;
  /** How many of the form’s pages are answered, from the first on. */
  readonly answered: number;
  readonly idempotencyKey: string | undefined;
}

/** The answers of the draft that the browser’s cookie names. Another member than the one who answered begins again. */
export async function begin(visit: PagedVisit): Promise<Begun | CallError> {
  const { form, pages, drafts, request } = visit;
  const id = readDraftId(request.headers.get('cookie'), form.name);
  const none = { id: undefined, answers: ofMember(visit, []), answered: 0, idempotencyKey: undefined };
  if (id === undefined) return none;
  const found = await drafts.read(id);
  if (isCallError(found)) return found.httpStatus === 404 ? none : found;
  const { draft } = found;
  const answers = fromDraft(draft);
  if (draft.formId !== form.id || isOfAnother(visit, answers)) return none;
  const place = pages.findIndex(({ name }) => name === draft.page);
  const answered = draft.page === reviewPage ? pages.length : Math.max(place, 0);
  return { id, answers: ofMember(visit, answers), answered, idempotencyKey: draft.idempotencyKey };
}

/** The fields that tell a visitor from a member are those of this request. */
function ofMember({ form, member }: PagedVisit, answers: KeptAnswers): KeptAnswers {
  const own = Object.entries(form.ofMember?.(member) ?? {});
  const names = own.map(([name]) => name);
  return [...answers.filter(([control]) => !names.includes(control)), ...own];
}

function isOfAnother({ form, member }: PagedVisit, answers: KeptAnswers): boolean {
  const kept = new Map(answers);
  return Object.entries(form.ofMember?.(member) ?? {}).some(
    ([name, value]) => value !== '' && kept.get(name) && kept.get(name) !== value,
  );
}

/** The form of one page, and what it has of other pages. */
export function pageForm({ form, pages }: PagedVisit, { fields }: PageOfForm) {
  const own = [...fields, ...fieldsOfEveryPage(form, pages)];
  const shown = [...own, ...fieldsItDependsOn(form.schema, own)];
  return { own, shown, definition: formOfPage(form, shown) };
}

/** The pages that follow from the answers, and which of them may be opened. */
export function wayThrough(visit: PagedVisit, { answers, answered }: Pick<Begun, 'answers' | 'answered'>) {
  const { form, pages } = visit;
  const typed = nestAnswers(form.schema, answers);
  const shown = shownPages(form.schema, pages, typed);
  const steps = [...shown.map(({ name }) => name), reviewPage];
  const isOpen = (step: string) => {
    const page = shown.find(({ name }) => name === step);
    return page !== undefined && (pages.indexOf(page) >= answered || hasErrors(visit, page, answers));
  };
  return { shown, steps, landing: (asked: string) => landingStep(steps, asked, isOpen) };
}

function hasErrors(visit: PagedVisit, page: PageOfForm, answers: KeptAnswers): boolean {
  const { definition } = pageForm(visit, page);
  const { errors = {} } = checkAnswers(definition, nestAnswers(definition.schema, answers));
  return Object.keys(errors).some((path) => isIn(page.fields, path));
}

/** Keeps the answers, under a new id if the draft is gone. Answers with the cookie of the browser. */
export async function keep(
  { form, drafts, request }: PagedVisit,
  id: string | undefined,
  draft: FormDraft,
): Promise<CallError | HeaderPair> {
  const saved = await saveDraft(drafts, id, draft);
  return isCallError(saved) ? saved : draftIdHeader(form.name, saved.id, new URL(request.url));
}

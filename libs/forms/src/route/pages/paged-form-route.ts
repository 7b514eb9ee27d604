import { type CallError, isCallError } from '@jalon/api-client';
import { type Answer, redirect, refusedStatus, retryAfter } from '@jalon/host';
import * as z from 'zod/mini';
import type { RejectedPost } from '../../kit/form-props.ts';
import { reviewPage } from '../../kit/pages/form-pages.ts';
import { takesFiles } from '../../kit/rules/field-meta.ts';
import { fieldNames } from '../../kit/rules/form-definition.ts';
import { isIn, nestAnswers } from '../../kit/rules/nested-answers.ts';
import { shapeOf } from '../../kit/rules/schema-structure.ts';
import { type FormPostResult, handleFormPost } from '../../kit/server/handle-form-post.ts';
import { postedFiles } from '../../kit/server/posted-files.ts';
import { keyOf } from '../../kit/server/read-form.ts';
import { redrawField } from '../../kit/submission/keep-answers.ts';
import { answersIn, answersWithFiles, type KeptAnswers, toDraft } from '../drafts/kept-answers.ts';
import { type LaterVisit, postLater } from '../later/later-route.ts';
import { sendPostedFiles } from '../send-posted-files.ts';
import type { FormRouteView } from '../view/form-route-view.ts';
import { askedPage, begin, keep, type PagedVisit, pageForm, queryOf, wayThrough } from './paged-visit.ts';
import { showPage } from './show-page.ts';

type PageOfRoute = Answer<FormRouteView>;

/** The page that a request asks for, or the first before it that is not answered yet. Changes nothing. */
export async function loadPage(visit: PagedVisit): Promise<PageOfRoute> {
  const begun = await begin(visit);
  const asked = askedPage(visit);
  if (isCallError(begun)) return unavailable(visit, asked, begun);
  const { answers } = begun;
  const { steps, landing } = wayThrough(visit, begun);
  const name = landing(asked === undefined ? String(steps[0]) : steps.includes(asked) ? asked : reviewPage);
  // Nothing is answered, although the page is not the first: the draft is gone, or the browser refuses its cookie.
  if (asked !== undefined && name !== asked) {
    const location = visit.pathname + queryOf(name, begun.id === undefined);
    return redirect(location, { headers: visit.headers });
  }
  const key = begun.idempotencyKey ?? crypto.randomUUID();
  const renderToken = name === reviewPage ? await visit.renderToken() : undefined;
  // Whoever comes back to the form may also begin anew.
  const isBack = asked === undefined && begun.id !== undefined && visit.canFinishLater;
  return showPage(visit, {
    name,
    answers,
    idempotencyKey: key,
    renderToken,
    ...(isBack && { kept: 'here' as const }),
  });
}

/** Answers the post of a page of questions: the next page, or the same with its errors and everything that was typed. */
export async function postPage(visit: PagedVisit, post: FormData): Promise<PageOfRoute> {
  const { form, pages, locale, pathname } = visit;
  const asked = askedPage(visit);
  const posted = asked === undefined ? pages[0] : pages.find(({ name }) => name === asked);
  if (!posted) return loadPage(visit);
  const begun = await begin(visit);
  const { own, definition } = pageForm(visit, posted);
  const { answers: known, answered, ...draft } = isCallError(begun) ? nothing : begun;
  const kept = known.filter(([control]) => !isIn(own, control));
  const typed = onlyOwn(post, own, kept);
  const key = draft.idempotencyKey ?? keyOf(post);

  /** Keeps the answers and opens the first page that is not answered. */
  async function goOn(answers: KeptAnswers, count: number, isLost = false): Promise<PageOfRoute | CallError> {
    const page = pages[count]?.name ?? reviewPage;
    const cookie = await keep(visit, draft.id, {
      formId: form.id,
      locale,
      answers: toDraft(answers),
      page,
      idempotencyKey: key,
    });
    if (isCallError(cookie)) return cookie;
    const next = wayThrough(visit, { answers, answered: count }).landing(reviewPage);
    return redirect(pathname + queryOf(next, isLost), { headers: [...visit.headers, cookie] });
  }

  const files = takesFiles(definition.schema) ? postedFiles(definition, typed) : undefined;
  const refuse = (refused: Pick<RejectedPost, 'errors' | 'values'>, failed: Refusal) => {
    const answers = [...kept, ...answersIn(typed, own)];
    const shown = { ...refused, idempotencyKey: key };
    return showPage(
      visit,
      { name: posted.name, answers, idempotencyKey: key, posted: shown },
      refusalOf(failed),
    );
  };
  const refuseCall = (failed: Refusal, errors: RejectedPost['errors'] = { generic: 'tryAgainLater' }) =>
    refuse({ errors, values: { ...nestAnswers(definition.schema, typed), ...files?.kept } }, failed);
  if (isCallError(begun)) return refuseCall(begun);

  const { steps, landing } = wayThrough(visit, begun);
  const isReached = steps.includes(posted.name) && landing(posted.name) === posted.name;
  if (!isReached && !post.has(redrawField)) {
    const left = await goOn([...kept, ...answersIn(typed, own)], answered, draft.id === undefined);
    return isCallError(left) ? refuseCall(left) : left;
  }
  const result = await handleFormPost(definition, typed, { locale, onSubmit: async () => undefined });
  if (result.status === 'error') return refuse(result.posted, result);
  const refused = files && (await sendPostedFiles(visit, files, key));
  if (refused) return refuseCall(refused, refused.errors);
  const answers = [...kept, ...answersWithFiles(typed, own, files?.values)];
  const next = await goOn(answers, Math.max(answered, pages.indexOf(posted) + 1));
  return isCallError(next) ? refuseCall(next) : next;
}

const nothing = { answers: [], answered: 0, id: undefined, idempotencyKey: undefined };

/** Keeps what is typed in a page, to finish the form later. */
export async function keepPage(visit: PagedVisit, later: LaterVisit, post: FormData): Promise<PageOfRoute> {
  const { form, pages } = visit;
  const begun = await begin(visit);
  const { answers: known, answered } = isCallError(begun) ? nothing : begun;
  const posted = pages.find(({ name }) => name === (askedPage(visit) ?? pages[0]?.name));
  const own = posted ? pageForm(visit, posted).own : fieldNames(form);
  const shape = Object.entries(shapeOf(form.schema)).filter(([name]) => own.includes(name));
  const definition = { name: form.name, schema: z.object(Object.fromEntries(shape)) };
  const answer = await postLater(later, post, { definition, page: pages[answered]?.name ?? reviewPage });
  if ('kind' in answer) return answer;
  const key = answer.posted.idempotencyKey;
  const answers = [...known.filter(([control]) => !isIn(own, control)), ...answersIn(post, own)];
  const name = posted?.name ?? reviewPage;
  return showPage(visit, { name, answers, idempotencyKey: key, posted: answer.posted }, refusalOf(answer));
}

/** A form that the API refused, from the page that checks the answers: the first page with an error, or that page again. */
export async function showRefused(
  visit: PagedVisit,
  post: FormData,
  result: Extract<FormPostResult, { status: 'error' }>,
): Promise<PageOfRoute> {
  const { form } = visit;
  const answers = answersIn(post, fieldNames(form));
  const { posted } = result;
  const { generic, ...fields } = posted.errors;
  const { shown } = wayThrough(visit, { answers, answered: 0 });
  const inError = shown.find((page) => Object.keys(fields).some((path) => isIn(page.fields, path)));
  const options = { answers, idempotencyKey: posted.idempotencyKey, renderToken: posted.renderToken };
  if (!inError) {
    const errors = Object.keys(posted.errors).length === 0 ? {} : { generic: generic ?? 'tryAgainLater' };
    return showPage(
      visit,
      { ...options, name: reviewPage, posted: { ...posted, errors } },
      refusalOf(result),
    );
  }
  const own = Object.entries(fields).filter(([path]) => isIn(inError.fields, path));
  const errors = Object.fromEntries(own);
  return showPage(
    visit,
    { ...options, name: inError.name, posted: { ...posted, errors } },
    refusalOf(result),
  );
}

export const isReview = (visit: PagedVisit): boolean => askedPage(visit) === reviewPage;

/** The post, with the answers of other pages as they are kept: what the page says of them is only for its script. */
function onlyOwn(post: FormData, own: readonly string[], kept: KeptAnswers): FormData {
  const typed = new FormData();
  for (const [control, value] of kept) typed.append(control, value);
  for (const [control, value] of post) {
    if (isIn(own, control) || !kept.some(([name]) => name === control)) typed.append(control, value);
  }
  return typed;
}

type Refusal = Pick<CallError, 'httpStatus' | 'retryAfter'>;

function refusalOf(failed: Refusal) {
  const { httpStatus } = failed;
  return { status: httpStatus === 200 ? 200 : refusedStatus(httpStatus, [401]), headers: retryAfter(failed) };
}

/** The page while its answers can’t be read. */
function unavailable(visit: PagedVisit, asked: string | undefined, error: CallError): PageOfRoute {
  const key = crypto.randomUUID();
  const name = visit.pages.find((page) => page.name === asked)?.name ?? String(visit.pages[0]?.name);
  const posted = { errors: { generic: 'tryAgainLater' }, values: {}, idempotencyKey: key };
  return showPage(visit, { name, answers: [], idempotencyKey: key, posted }, refusalOf(error));
}

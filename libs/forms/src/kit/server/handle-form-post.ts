import { type ApiClientOptions, call, submitForm } from '@jalon/api-client';
import { honeypotField, renderTokenField } from '@jalon/api-client/protection';
import { refusedStatus } from '@jalon/host';
import type { Locale } from '@jalon/i18n';
import type { RejectedPost } from '../form-props.ts';
import { takesFiles } from '../rules/field-meta.ts';
import {
  type Answers,
  checkAnswers,
  type FormDefinition,
  type FormErrors,
  type SubmissionMember,
} from '../rules/form-definition.ts';
import { pressedRows } from '../rules/list-rows.ts';
import { nestAnswers } from '../rules/nested-answers.ts';
import { type Redraw, redrawField } from '../submission/keep-answers.ts';
import { pageMemberField, type SubmissionPayload, submissionPayload } from '../submission/payload.ts';
import { isAnswer, type SendResult } from '../submission/send.ts';
import { keyOf, readFormOf } from './read-form.ts';

/** What `onSubmit` of a plain post receives besides the values. */
export interface PostContext<Values extends Answers> {
  readonly payload: SubmissionPayload<Values>;
  readonly idempotencyKey: string;
  /** By field name, the posted files of a form that takes some. */
  readonly files?: Readonly<Record<string, readonly File[]>> | undefined;
}

export interface FormPostOptions<Values extends Answers = Answers> {
  /** The language of the page; its code is sent with the values. */
  readonly locale: Locale;
  /** The visitor’s browser, for a post without its request. Default: the request’s header. */
  readonly userAgent?: string | undefined;
  /** The signed-in member, if any. */
  readonly member?: SubmissionMember | undefined;
  /** The address of the API, for a form that is sent to it. */
  readonly api?: ApiClientOptions | undefined;
  /** Sends the checked values instead of the API: the server half of the form’s own `onSubmit`. */
  readonly onSubmit?: ((values: Values, context: PostContext<Values>) => Promise<SendResult>) | undefined;
}

export type FormPostResult =
  | { readonly status: 'success'; readonly reference: string }
  | {
      readonly status: 'error';
      /** The status of the page: 401, 422, 428, 429 or 503; 200 if only the language changed (`keepAnswers`), or a list. */
      readonly httpStatus: number;
      readonly retryAfter?: number | undefined;
      /** Pass it to the form as `posted`. */
      readonly posted: RejectedPost;
    };

/**
 * The server half of a form: takes the plain post of a browser without JavaScript, as a request or, in a server
 * action, as its form data. With `onSubmit` the answers are checked here; without it the API checks them. What
 * `onSubmit` throws is logged and answered as a failed send, so redirect after it, not in it. On success, redirect (303)
 * to an address with a fragment: otherwise the browser keeps the form’s fragment. On failure, render the page again with
 * `posted`.
 */
export async function handleFormPost<Values extends Answers>(
  definition: FormDefinition<Values>,
  request: Request | FormData,
  { locale, member, api, onSubmit, userAgent }: FormPostOptions<Values>,
): Promise<FormPostResult> {
  const isRequest = request instanceof Request;
  const post = isRequest ? await readFormOf(request, definition.schema) : request;
  const text = (name: string) => {
    const value = post.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = nestAnswers(definition.schema, post);
  const key = keyOf(post);
  const header = isRequest ? request.headers.get('user-agent') : undefined;
  const context = {
    locale,
    userAgent: userAgent ?? header ?? '',
    member: onSubmit ? member : memberOfPage(post.get(pageMemberField), member),
  };
  const rejected = (errors: FormErrors, httpStatus: number, renderToken = text(renderTokenField)) => ({
    status: 'error' as const,
    httpStatus,
    posted: { errors, values, idempotencyKey: key, renderToken },
  });

  const files = takesFiles(definition.schema)
    ? (await import('./posted-files.ts')).postedFiles(definition, post)
    : undefined;
  Object.assign(values, files?.values);
  /** The same without the files that are not kept, which the visitor must choose again. */
  const withoutFiles = () => Object.assign(values, files?.kept);

  const rows = pressedRows(definition.schema, post);
  if (rows) {
    const { posted, ...result } = rejected({}, 200);
    return { ...result, posted: { ...posted, values: { ...rows, ...files?.kept } } };
  }
  const redraw = text(redrawField);
  if (redraw !== '') {
    withoutFiles();
    const errors = redraw === ('checked' satisfies Redraw) ? checkAnswers(definition, values).errors : {};
    return rejected(errors ?? {}, 200);
  }
  if (onSubmit) {
    const answers = checkAnswers(definition, values);
    withoutFiles();
    if (answers.errors) return rejected(answers.errors, 422);
    const payload = submissionPayload(definition, answers.values, context);
    try {
      const result = await onSubmit(answers.values, { payload, idempotencyKey: key, files: files?.byField });
      if (result?.status === 'error') return rejected(result.errors, 422, result.renderToken);
      return { status: 'success', reference: result?.reference ?? '' };
    } catch (error) {
      console.error(error);
      return rejected({ generic: 'tryAgainLater' }, 503);
    }
  }

  if (definition.id === undefined) throw new Error(`The form “${definition.name}” has no id and no onSubmit`);
  const failed = await files?.send({ formId: definition.id, idempotencyKey: key, api });
  if (failed) {
    withoutFiles();
    const { httpStatus: status, retryAfter, renderToken: _, errors } = failed;
    return { ...rejected(errors, refusedStatus(status, [401])), retryAfter };
  }
  const payload = {
    ...submissionPayload(definition, values, context),
    [renderTokenField]: text(renderTokenField),
    [honeypotField]: text(honeypotField),
  };
  const result = await call(
    submitForm,
    { params: { formId: definition.id }, body: payload, idempotencyKey: key },
    api,
  );
  if (result.status === 'success') return result;
  // There was no answer, or a late one: the submission may have been stored.
  const errors = isAnswer(result) ? result.errors : { generic: 'noAnswer' };
  const httpStatus = refusedStatus(result.httpStatus, [401]);
  return { ...rejected(errors, httpStatus, result.renderToken), retryAfter: result.retryAfter };
}

/** The member for whom the page was rendered: the API refuses one who is not the member of the session. */
function memberOfPage(
  posted: FormDataEntryValue | null,
  member: SubmissionMember | undefined,
): SubmissionMember | undefined {
  if (posted === '') return undefined;
  if (typeof posted !== 'string' || posted === member?.memberNumber) return member;
  return { name: '', surname: '', email: '', memberNumber: posted };
}

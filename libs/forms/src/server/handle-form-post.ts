import { type ApiClientOptions, submitForm } from '@jalon/api-client';
import { idempotencyKey } from '@jalon/api-client/contract';
import type { Locale } from '@jalon/i18n';
import {
  type FormDefinition,
  type FormErrors,
  type FormValues,
  fieldNames,
  type SubmissionMember,
  submissionPayload,
} from '../kit/form-definition.ts';
import { idempotencyKeyField, renderTokenField, trapField } from '../kit/hidden-fields.ts';

export interface FormPostOptions {
  readonly locale: Locale;
  /** The member who is signed in, if any. */
  readonly member?: SubmissionMember | undefined;
  readonly api: ApiClientOptions;
}

/** What the page shows again after a plain post that did not pass: give it to the form as `posted`. */
export interface RejectedPost {
  readonly errors: FormErrors;
  /** As typed. */
  readonly values: FormValues;
  readonly idempotencyKey: string;
  /** The token of the post, or a fresh one where the API gave it. */
  readonly renderToken: string;
}

export type FormPostResult =
  | { readonly status: 'success'; readonly reference: string }
  | {
      readonly status: 'error';
      /** What the page answers: 401, 422, 428, 429 or 503. */
      readonly httpStatus: number;
      readonly retryAfter?: number | undefined;
      readonly posted: RejectedPost;
    };

/**
 * The server half of a form: takes the plain post of a browser without JavaScript to the API. Redirect
 * (303) on success, to an address with a fragment of its own: a browser keeps the form's over one without.
 * Otherwise render the page again with `posted`.
 */
export async function handleFormPost(
  definition: FormDefinition,
  request: Request,
  { locale, member, api }: FormPostOptions,
): Promise<FormPostResult> {
  const post = await readPost(request);
  const text = (name: string) => {
    const value = post?.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(fieldNames(definition).map((name) => [name, text(name)]));
  const sentKey = text(idempotencyKeyField);
  const key = idempotencyKey.safeParse(sentKey).success ? sentKey : crypto.randomUUID();
  const userAgent = request.headers.get('user-agent') ?? '';

  const result = await submitForm(
    definition.id,
    {
      ...submissionPayload(definition, values, { locale, userAgent, member }),
      [renderTokenField]: text(renderTokenField),
      [trapField]: text(trapField),
    },
    {
      ...api,
      idempotencyKey: key,
    },
  );
  if (result.status === 'success') return result;
  return {
    status: 'error',
    httpStatus: [401, 422, 428, 429].includes(result.httpStatus) ? result.httpStatus : 503,
    retryAfter: result.retryAfter,
    posted: {
      errors: result.errors,
      values,
      idempotencyKey: key,
      renderToken: result.renderToken ?? text(renderTokenField),
    },
  };
}

/** A body that is no form reads as an empty one, so that the visitor gets the form back. */
async function readPost(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch {
    return undefined;
  }
}

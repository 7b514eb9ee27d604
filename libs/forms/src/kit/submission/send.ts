import { type ApiClientOptions, renderTokenAge } from '@jalon/api-client';
import type { FormErrors } from '../rules/form-definition.ts';
import { slowAnswerDelay } from '../rules/limits.ts';
import { honeypotField, renderTokenField } from './hidden-fields.ts';

/** The result of `onSubmit` that lets the browser post the checked form to its page, as it does without a script. */
export interface PostToPage {
  readonly status: 'post';
  /** Posted with the form, by field name. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** The result of `onSubmit`: nothing or `success` if the submission is stored; otherwise message keys. */
export type SendResult =
  | { readonly status: 'success'; readonly reference?: string | undefined }
  | {
      readonly status: 'error';
      /** Message keys by field name; `generic` is shown under the send button. */
      readonly errors: FormErrors;
      /** `network`: there was no answer, so the submission may have been stored. */
      readonly code?: string | undefined;
      /** A new token: the form sends again automatically after a short delay. */
      readonly renderToken?: string | undefined;
    }
  | undefined;

/** Sent with the values. */
export interface SendContext {
  /** The same for every retry of one submission: a server stores it once. */
  readonly idempotencyKey: string;
  /** Hidden fields of spam protection, by their names in the page. */
  readonly protection: Readonly<Record<string, string | undefined>>;
  readonly api: ApiClientOptions | undefined;
}

/** Sends. What it throws is logged and treated as a missing answer. */
export type Send = (context: SendContext) => Promise<SendResult | PostToPage>;

export interface SendOptions {
  /** Called with the same idempotency key each time. */
  readonly send: Send;
  readonly context: Omit<SendContext, 'protection'>;
  readonly renderToken: string | undefined;
  readonly honeypot: string | undefined;
  /** The server returned a new token for later sends. */
  readonly onRenderToken: (renderToken: string) => void;
  /** Called when no answer has come for a while: the visitor may send again with `retry`. */
  readonly onSlow: (retry: () => void) => void;
}

/**
 * Sends, and sends again at each `retry` while earlier sends are pending. Settles with the first answer, or when every send
 * has failed without one. Never rejects.
 */
export function firstAnswer(options: SendOptions): Promise<SendResult | PostToPage> {
  let { renderToken } = options;
  function onRenderToken(fresh: string) {
    renderToken = fresh;
    options.onRenderToken(fresh);
  }
  return new Promise((resolve) => {
    let unanswered = 0;
    let slow: ReturnType<typeof setTimeout>;
    async function sendOnce() {
      clearTimeout(slow);
      slow = setTimeout(() => options.onSlow(() => void sendOnce()), slowAnswerDelay);
      unanswered += 1;
      const result = await sendConfirmed({ ...options, renderToken, onRenderToken });
      unanswered -= 1;
      if (unanswered > 0 && !isAnswer(result)) return;
      clearTimeout(slow);
      resolve(result);
    }
    void sendOnce();
  });
}

/**
 * Sends a submission. If the server asks for a confirmation, it sends again after a short delay: a quick
 * visitor, or a program that fills in the hidden field, need not confirm by hand.
 */
async function sendConfirmed(options: Omit<SendOptions, 'onSlow'>): Promise<SendResult | PostToPage> {
  const { send, context, onRenderToken } = options;
  const result = await attempt(send, {
    ...context,
    protection: { [renderTokenField]: options.renderToken, [honeypotField]: options.honeypot },
  });
  if (result?.status !== 'error' || !result.renderToken) return result;
  const { renderToken } = result;
  await new Promise((resolve) => setTimeout(resolve, confirmDelay));
  onRenderToken(renderToken);
  return attempt(send, { ...context, protection: { [renderTokenField]: renderToken, [honeypotField]: '' } });
}

async function attempt(send: Send, context: SendContext): Promise<SendResult | PostToPage> {
  try {
    return await send(context);
  } catch (error) {
    console.error(error);
    return { status: 'error', code: 'network', errors: { generic: 'tryAgainLater' } };
  }
}

/** Whether a server answered. Without an answer, the submission may have been stored. */
export function isAnswer(result: SendResult | PostToPage): boolean {
  return result?.status !== 'error' || result.code !== 'network';
}

/** Milliseconds until the API accepts a new token, plus half a second for clock differences. */
const confirmDelay = renderTokenAge.min * 1000 + 500;

/** 128 random bits. Not `randomUUID`, which is missing from pages served over plain HTTP. */
export function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

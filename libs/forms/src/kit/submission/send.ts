import { type ApiClientOptions, renderTokenAge } from '@jalon/api-client';
import type { FormErrors } from '../form-definition.ts';
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
  readonly send: Send;
  readonly context: Omit<SendContext, 'protection'>;
  readonly renderToken: string | undefined;
  readonly honeypot: string | undefined;
  /** The server returned a new token for later sends. */
  readonly onRenderToken: (renderToken: string) => void;
}

/**
 * Sends a submission. If the server asks for a confirmation, it sends again after a short delay: a quick
 * visitor, or a program that fills in the hidden field, need not confirm by hand.
 */
export async function sendConfirmed(options: SendOptions): Promise<SendResult | PostToPage> {
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

import type { ApiClientOptions } from '@jalon/api-client';
import type { FormErrors } from '../rules/form-definition.ts';

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
  /** Something arrived: the wait for an answer begins again. */
  readonly onProgress?: (() => void) | undefined;
}

/** Whether a server answered. Without an answer, the submission may have been stored. */
export function isAnswer(result: SendResult | PostToPage): boolean {
  return result?.status !== 'error' || result.code !== 'network';
}

import type { ApiClientOptions } from '@jalon/api-client';
import type { ReactNode } from 'react';
import type {
  Answers,
  FormDefinition,
  FormErrors,
  FormValues,
  InitialAnswers,
  SubmissionMember,
} from './rules/form-definition.ts';
import type { TypedAnswers } from './rules/nested-answers.ts';
import type { SubmissionPayload } from './submission/payload.ts';
import type { PostToPage, SendContext, SendResult } from './submission/send.ts';

/** What `onSubmit` receives besides the values. */
export interface SubmitContext<Values extends Answers> extends Pick<SendContext, 'idempotencyKey' | 'api'> {
  /** The values with the data sent with them: form id, locale, user agent, member, spam protection. */
  readonly payload: SubmissionPayload<Values>;
  /** By field name, the chosen files of a form that takes some. */
  readonly files?: Readonly<Record<string, readonly File[]>> | undefined;
  /** Sends these files to the API, for a form that is then posted to its page: their names only. Resolves with the failure. */
  readonly sendFiles?: (() => Promise<SendResult>) | undefined;
}

/** One page of a form in pages. Keep its identity between renders. */
export interface PageInFrame {
  readonly name: string;
  /** The title of the page. A section of the form with the same title does not repeat it. */
  readonly title: string;
  /** The part of the form that the page shows and checks. */
  readonly split: (definition: FormDefinition) => FormDefinition;
  /** Posted with the page: answers of other pages on which its fields depend. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

/** The answers and errors of a rejected plain post, to show again. */
export interface RejectedPost {
  readonly errors: FormErrors;
  /** As typed; a list of the schema as a list. */
  readonly values: TypedAnswers;
  readonly idempotencyKey: string;
  /** The token of the post, or a new one if the API returned one. */
  readonly renderToken?: string | undefined;
}

/** The props of every form. `Values` is what its schema infers. */
export interface ClubFormProps<Values extends Answers = FormValues> {
  /** Prefix of the ids in the page, and the name of its draft and key in storage. @default the form’s name */
  id?: string | undefined;
  /**
   * Created on the server for each page, so that a plain post has one; otherwise the form creates one at its first
   * send. It stays the same over every retry and, in the tab, over a reload.
   */
  idempotencyKey?: string | undefined;
  /** `getRenderToken` of the API client, requested by the server for each page. */
  renderToken?: string | undefined;
  /** The signed-in member, sent if the form’s definition says so. */
  member?: SubmissionMember | undefined;
  /** Initial values, by field name. */
  defaults?: InitialAnswers<Values> | undefined;
  /** The result of `handleFormPost`: the form shows its answers and errors. */
  posted?: RejectedPost | undefined;
  /** The address of the API. @default the page’s own origin */
  api?: ApiClientOptions | undefined;
  /**
   * Sends the values instead of `POST /api/forms/:formId`. Return message keys by field name to show errors;
   * what it throws is logged and shown as a failed send. Return `{ status: 'post' }` to post the checked form to its page.
   */
  onSubmit?:
    | ((values: Values, context: SubmitContext<Values>) => Promise<SendResult | PostToPage>)
    | undefined;
  /**
   * Called once the submission is stored; without it, the form shows a confirmation. A returned promise, for example of
   * a navigation, is awaited: until then the form stays visible and busy. What it throws is
   * logged, and the form shows the confirmation.
   */
  onSent?: ((sent: { reference: string; values: Values }) => unknown) | undefined;
  /** Called with events for analytics, which never contain answers. What it throws is logged. */
  onEvent?: ((event: FormEvent) => void) | undefined;
  /**
   * When the error summary is shown: after a plain post only (otherwise the focus goes to the first invalid
   * field), or after every failed send. @default plain-post
   */
  errorSummary?: 'plain-post' | 'always' | undefined;
  /** Keeps the definition’s `draftFields` in the tab’s storage over a reload. @default false */
  draft?: boolean | undefined;
  /** The sign-in page: linked above the fields for visitors, and opened in a new tab when a session has ended. */
  signInPath?: string | undefined;
  /**
   * Where the form is posted without JavaScript: an address, or a server action of Next.js. At an address without a fragment,
   * the answer moves the focus to the errors. @default the form’s own page, with a fragment that scrolls to the form
   */
  action?: string | ((post: FormData) => void) | undefined;
  /** The page that is shown of a form in pages, by `shownForm`. Default: the whole form. */
  page?: PageInFrame | undefined;
  /**
   * The fields, in their order and layout. They replace the fields of a form of this library. Labels, hints and choices
   * are found by name.
   */
  children?: ReactNode;
}

/** `started` with the first edit; `field-error` once for each field of a failed send; `sent` once stored. */
export type FormEvent =
  | { readonly type: 'started' | 'sent'; readonly form: string }
  | { readonly type: 'field-error'; readonly form: string; readonly field: string };

import type {
  AddressSuggestions,
  FindAddressesQuery,
  RetrieveAddressQuery,
  RetrievedAddresses,
} from './addresses.ts';
import type { AutomaticRenewalAnswer, AutomaticRenewalRequest } from './automatic-renewal.ts';
import type {
  CheckoutAnswer,
  CheckoutDone,
  CheckoutOrder,
  CheckoutRequest,
  CheckoutSaved,
  PaymentKept,
  ResumeAnswer,
  ResumeLinkRequest,
  ResumeRequest,
} from './checkouts.ts';
import type { ConsentRecord, ConsentRecorded } from './consents.ts';
import type { FileProgress, FileStart } from './files.ts';
import type {
  FormDraft,
  FormDraftAnswer,
  FormDraftDone,
  FormDraftLinkAnswer,
  FormDraftResumed,
  FormDraftSaved,
} from './form-drafts.ts';
import type { FormList, RenderTokenAnswer, SubmissionAccepted } from './forms.ts';
import type { MaintenanceAnswer } from './maintenance.ts';
import type { GetMemberQuery, MemberSource } from './members.ts';
import type {
  EndingAnswer,
  EndingByLinkRequest,
  EndingLinkAnswer,
  EndingLinkRequest,
  EndingRequest,
} from './membership-ending.ts';
import type { GiftAccepted, GiftAnswer, OrderAnswer } from './orders.ts';
import type {
  AccountLinkAnswer,
  PasswordAnswer,
  PasswordChange,
  PasswordReset,
  PasswordResetAnswer,
  PasswordResetRequest,
} from './passwords.ts';
import type { HostedPageCreated, HostedPageRequest, PaymentSettings } from './payments.ts';
import type { MembershipPrices } from './prices.ts';
import type { QuoteAnswer, QuoteRequest } from './quotes.ts';
import type { SavedPaymentAnswer, SavedPaymentPage, SavedPaymentRequest } from './saved-payment.ts';
import type {
  AutocompleteAnswer,
  AutocompleteQuestion,
  SearchAnswer,
  SearchIndex,
  SearchQuestion,
} from './search/search.ts';
import type { EndSessionsRequest, MemberSessions, SessionsEnded } from './sessions.ts';
import type { Credentials, SignedIn, SignedOut } from './sign-in.ts';

/**
 * Every call of the API: its method and path, and the types of what is sent and answered. Only types come from the schemas,
 * so that a browser loads none to make a call. Both entries name them: `@jalon/api-client` for browsers, without a schema,
 * and `/contract` for servers, which read what the call sends with its schemas.
 */

/** The parts of a request. */
export interface CallParts {
  /** The values of the `:name` parts of the path. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON; a `Blob` as it is. */
  readonly body?: object;
  /** Created once for a submission or an order and reused for each retry, so that it has its effect once. */
  readonly idempotencyKey?: string;
}

/** A call of the API. `Sent` and `Answer` are types only. */
export interface ContractCall<
  Answer extends object = object,
  Sent extends CallParts = Record<string, never>,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** A member of every successful answer: a body without it comes from a proxy or another version. */
  readonly member: keyof Answer & string;
  /** Whether a browser goes on sending when the visitor leaves the page. */
  readonly keepalive?: boolean;
  /** Never set. */
  readonly types?: { readonly answer: Answer; readonly sent: Sent };
}

/** Stores one submission. The answer is sent after the commit. */
export const submitForm: ContractCall<
  SubmissionAccepted,
  { params: { formId: number }; body: object; idempotencyKey: string }
> = {
  method: 'POST',
  path: '/api/forms/:formId',
  member: 'reference',
  keepalive: true,
};

/**
 * Starts a file of a submission, whose idempotency key it has, or finds where one stopped: the answer names the part to
 * send next. A file that no submission names is deleted after a day.
 */
export const startFile: ContractCall<
  FileProgress,
  { params: { formId: number }; body: FileStart; idempotencyKey: string }
> = {
  method: 'POST',
  path: '/api/forms/:formId/files',
  member: 'status',
};

/**
 * Stores one part of a file, `filePartSize` bytes at `part * filePartSize`; a repeated one changes nothing. The last one
 * is answered once the file has been checked by its content: a refused file is deleted.
 */
export const sendFilePart: ContractCall<
  FileProgress,
  { params: { formId: number; fileId: string; part: number }; body: Blob; idempotencyKey: string }
> = {
  method: 'PUT',
  path: '/api/forms/:formId/files/:fileId/parts/:part',
  member: 'status',
};

/** Keeps an unfinished form under a new id. */
export const createFormDraft: ContractCall<FormDraftSaved, { body: FormDraft }> = {
  method: 'POST',
  path: '/api/form-drafts',
  member: 'id',
};

/** Replaces an unfinished form of the same key; 404 once it is sent, deleted, too old or went on elsewhere. */
export const saveFormDraft: ContractCall<FormDraftSaved, { params: { draftId: string }; body: FormDraft }> = {
  method: 'PUT',
  path: '/api/form-drafts/:draftId',
  member: 'id',
};

/** An unfinished form. */
export const getFormDraft: ContractCall<FormDraftAnswer, { params: { draftId: string } }> = {
  method: 'GET',
  path: '/api/form-drafts/:draftId',
  member: 'draft',
};

/** Deletes an unfinished form, unless a link to it was mailed. */
export const deleteFormDraft: ContractCall<FormDraftDone, { params: { draftId: string } }> = {
  method: 'DELETE',
  path: '/api/form-drafts/:draftId',
  member: 'status',
};

/** Mails a link that opens an unfinished form on another device. */
export const mailFormDraftLink: ContractCall<
  FormDraftLinkAnswer,
  { params: { draftId: string }; body: ResumeLinkRequest }
> = {
  method: 'POST',
  path: '/api/form-drafts/:draftId/link',
  member: 'days',
};

/** Whether a mailed link still works. Changes nothing. */
export const checkFormDraftLink: ContractCall<FormDraftDone, { body: { token: string } }> = {
  method: 'POST',
  path: '/api/form-drafts/resume/check',
  member: 'status',
};

/** Continues the form of a mailed link under a new id; the link and the former id no longer work. Repeatable for a while by the same page. */
export const resumeFormDraft: ContractCall<FormDraftResumed, { body: ResumeRequest }> = {
  method: 'POST',
  path: '/api/form-drafts/resume',
  member: 'draft',
};

/** A signed time of rendering, which a form sends with its submission. */
export const getRenderToken: ContractCall<RenderTokenAnswer> = {
  method: 'GET',
  path: '/api/render-token',
  member: 'token',
};

/** Whether maintenance is on, and the page to redirect to; `locale` is `fr`, `en` or `en-ca`. */
export const getMaintenance: ContractCall<MaintenanceAnswer, { query: { locale: 'fr' | 'en' | 'en-ca' } }> = {
  method: 'GET',
  path: '/api/maintenance',
  member: 'url',
};

/** Every form, and what a site can compare with its own settings. */
export const listForms: ContractCall<FormList> = { method: 'GET', path: '/api/forms', member: 'forms' };

/** Up to 7 suggestions for a partial address. */
export const findAddresses: ContractCall<AddressSuggestions, { query: FindAddressesQuery }> = {
  method: 'GET',
  path: '/api/get-addresscomplete-interactive-find',
  member: 'Items',
};

/** The address of a suggestion; 404 if it does not exist. */
export const retrieveAddress: ContractCall<RetrievedAddresses, { query: RetrieveAddressQuery }> = {
  method: 'GET',
  path: '/api/get-addresscomplete-interactive-retrieve',
  member: 'Items',
};

/** Signs a member in with username and password; returns the token and sets its cookie. */
export const signIn: ContractCall<SignedIn, { body: Credentials }> = {
  method: 'POST',
  path: '/api/login',
  member: 'accessToken',
};

/** Ends the session and deletes its cookies; also accepted without a session. */
export const signOut: ContractCall<SignedOut> = { method: 'POST', path: '/api/logout', member: 'status' };

/** The details of the token's member: 401 without a token, 403 for another member's number. */
export const getMember: ContractCall<MemberSource, { query: GetMemberQuery }> = {
  method: 'GET',
  path: '/api/talend-members',
  member: 'resMemberData',
};

/** Searches in the language that `index` names. */
export const search: ContractCall<SearchAnswer, { query: { index?: SearchIndex }; body: SearchQuestion }> = {
  method: 'POST',
  path: '/api/search',
  member: 'results',
};

/** Documents that match a partial search, in that language. */
export const autocomplete: ContractCall<
  AutocompleteAnswer,
  { query: { index?: SearchIndex }; body: AutocompleteQuestion }
> = {
  method: 'POST',
  path: '/api/autocomplete',
  member: 'autocompletedResults',
};

/** The sessions of the signed-in member. */
export const listSessions: ContractCall<MemberSessions> = {
  method: 'GET',
  path: '/api/sessions',
  member: 'sessions',
};

/** Ends one session of the signed-in member, or every other one. */
export const endSessions: ContractCall<SessionsEnded, { body: EndSessionsRequest }> = {
  method: 'POST',
  path: '/api/sessions/end',
  member: 'status',
};

/** Changes the password of the signed-in member and ends the other sessions. */
export const changePassword: ContractCall<PasswordAnswer, { body: PasswordChange }> = {
  method: 'POST',
  path: '/api/password',
  member: 'status',
};

/** Asks for the mailed link that sets a new password; the answer is the same for an unknown username. */
export const requestPasswordReset: ContractCall<PasswordAnswer, { body: PasswordResetRequest }> = {
  method: 'POST',
  path: '/api/password/forgotten',
  member: 'status',
};

/** Sets a new password with the token of that link and ends every session. */
export const resetPassword: ContractCall<PasswordResetAnswer, { body: PasswordReset }> = {
  method: 'POST',
  path: '/api/password/reset',
  member: 'status',
};

/** Whether the signed-in member’s membership renews automatically. */
export const getAutomaticRenewal: ContractCall<AutomaticRenewalAnswer> = {
  method: 'GET',
  path: '/api/automatic-renewal',
  member: 'automaticRenewal',
};

/** Switches the automatic renewal of the signed-in member’s membership on or off. */
export const setAutomaticRenewal: ContractCall<AutomaticRenewalAnswer, { body: AutomaticRenewalRequest }> = {
  method: 'PUT',
  path: '/api/automatic-renewal',
  member: 'automaticRenewal',
};

/** The card or bank account saved for the signed-in member’s later payments. */
export const getSavedPayment: ContractCall<SavedPaymentAnswer> = {
  method: 'GET',
  path: '/api/saved-payment',
  member: 'savedPayment',
};

/** Creates a page of the gateway for another card or bank account. */
export const createSavedPaymentPage: ContractCall<HostedPageCreated, { body: HostedPageRequest }> = {
  method: 'POST',
  path: '/api/saved-payment/pages',
  member: 'url',
};

/** The state of such a page, with what a page shows of its card or account. */
export const getSavedPaymentPage: ContractCall<
  SavedPaymentPage,
  { params: { pageId: string }; query: { entered: string | undefined } }
> = {
  method: 'GET',
  path: '/api/saved-payment/pages/:pageId',
  member: 'state',
};

/** Replaces the saved card or bank account with the one of that page. */
export const replaceSavedPayment: ContractCall<SavedPaymentAnswer, { body: SavedPaymentRequest }> = {
  method: 'PUT',
  path: '/api/saved-payment',
  member: 'savedPayment',
};

/** What the end of the signed-in member’s membership would be, or was. */
export const getEnding: ContractCall<EndingAnswer> = {
  method: 'GET',
  path: '/api/membership-ending',
  member: 'ending',
};

/** Ends the signed-in member’s membership; repeatable. */
export const endMembership: ContractCall<EndingAnswer, { body: EndingRequest }> = {
  method: 'POST',
  path: '/api/membership-ending',
  member: 'ending',
};

/** Asks for a mailed link that ends a membership; the answer is the same for an unknown number. */
export const requestEndingLink: ContractCall<EndingLinkAnswer, { body: EndingLinkRequest }> = {
  method: 'POST',
  path: '/api/membership-ending/links',
  member: 'status',
};

/** The same as `getEnding`, by the token of that link. Changes nothing: a post, so that no address has the token. */
export const getEndingOfLink: ContractCall<EndingAnswer, { body: { token: string } }> = {
  method: 'POST',
  path: '/api/membership-ending/links/read',
  member: 'ending',
};

/** Ends the membership of that link, which works once; repeatable. */
export const endMembershipByLink: ContractCall<EndingAnswer, { body: EndingByLinkRequest }> = {
  method: 'POST',
  path: '/api/membership-ending/links/use',
  member: 'ending',
};

/** The prices of all membership types today. */
export const getMembershipPrices: ContractCall<MembershipPrices> = {
  method: 'GET',
  path: '/api/membership-prices',
  member: 'prices',
};

/** The price of a checkout, computed by the API. Its `id` is a digest of what the person sees. */
export const previewQuote: ContractCall<QuoteAnswer, { body: QuoteRequest }> = {
  method: 'POST',
  path: '/api/quotes/preview',
  member: 'quote',
};

/** The stored state of an attempt to pay. */
export const getOrderAttempt: ContractCall<OrderAnswer, { params: { attemptId: string } }> = {
  method: 'GET',
  path: '/api/orders/attempts/:attemptId',
  member: 'attempt',
};

/** Asks the gateway for the outcome of an attempt that is open, stores it, and answers the attempt. */
export const checkOrderAttempt: ContractCall<OrderAnswer, { params: { attemptId: string } }> = {
  method: 'POST',
  path: '/api/orders/attempts/:attemptId/check',
  member: 'attempt',
};

/** Settings for showing the payment gateway’s fields in a browser. */
export const getPaymentSettings: ContractCall<PaymentSettings> = {
  method: 'GET',
  path: '/api/payments/settings',
  member: 'gateway',
};

/** Creates a page of the gateway on which the card or bank account of a checkout is typed, for browsers without script. */
export const createCheckoutPage: ContractCall<
  HostedPageCreated,
  { params: { checkoutId: string }; body: HostedPageRequest }
> = {
  method: 'POST',
  path: '/api/checkouts/:checkoutId/pages',
  member: 'url',
};

/** The gateway’s signed messages. */
export const receivePaymentEvent = { method: 'POST', path: '/api/payments/events' } as const;

/** A gift that is not accepted yet, by the token of its link. */
export const getGift: ContractCall<GiftAnswer, { params: { token: string } }> = {
  method: 'GET',
  path: '/api/gifts/:token',
  member: 'gift',
};

/** Accepts a gift: the recipient becomes a member. */
export const acceptGift: ContractCall<GiftAccepted, { params: { token: string } }> = {
  method: 'POST',
  path: '/api/gifts/:token/accept',
  member: 'memberNumber',
};

/** Keeps an unfinished checkout under a new id. */
export const createCheckout: ContractCall<CheckoutSaved, { body: CheckoutRequest }> = {
  method: 'POST',
  path: '/api/checkouts',
  member: 'id',
};

/** Replaces an unfinished checkout. */
export const saveCheckout: ContractCall<
  CheckoutSaved,
  { params: { checkoutId: string }; body: CheckoutRequest }
> = {
  method: 'PUT',
  path: '/api/checkouts/:checkoutId',
  member: 'id',
};

/** An unfinished checkout; 404 once it is finished, deleted or too old. */
export const getCheckout: ContractCall<CheckoutAnswer, { params: { checkoutId: string } }> = {
  method: 'GET',
  path: '/api/checkouts/:checkoutId',
  member: 'checkout',
};

/** Deletes an unfinished checkout, unless its link was mailed or its order was sent. */
export const deleteCheckout: ContractCall<CheckoutDone, { params: { checkoutId: string } }> = {
  method: 'DELETE',
  path: '/api/checkouts/:checkoutId',
  member: 'status',
};

/** Places the order of a checkout and starts its payment; repeatable. */
export const placeCheckout: ContractCall<
  OrderAnswer,
  { params: { checkoutId: string }; body: CheckoutOrder }
> = {
  method: 'POST',
  path: '/api/checkouts/:checkoutId/order',
  member: 'attempt',
};

/** Lets the card or account that was entered be charged for longer, while someone still reads the review. */
export const keepPayment: ContractCall<PaymentKept, { params: { checkoutId: string } }> = {
  method: 'POST',
  path: '/api/checkouts/:checkoutId/payment/keep',
  member: 'status',
};

/** Makes the link with which the new member of a paid checkout chooses a password. */
export const createAccountLink: ContractCall<AccountLinkAnswer, { params: { checkoutId: string } }> = {
  method: 'POST',
  path: '/api/checkouts/:checkoutId/account',
  member: 'link',
};

/** Mails a link that opens a checkout on another device. */
export const mailResumeLink: ContractCall<
  CheckoutDone,
  { params: { checkoutId: string }; body: ResumeLinkRequest }
> = {
  method: 'POST',
  path: '/api/checkouts/:checkoutId/link',
  member: 'status',
};

/** Whether a mailed link still works. Changes nothing. */
export const checkResumeLink: ContractCall<CheckoutDone, { body: { token: string } }> = {
  method: 'POST',
  path: '/api/checkouts/resume/check',
  member: 'status',
};

/** Continues the checkout of a mailed link under a new id; the link and the former id no longer work. Repeatable for a while by the same page. */
export const resumeCheckout: ContractCall<ResumeAnswer, { body: ResumeRequest }> = {
  method: 'POST',
  path: '/api/checkouts/resume',
  member: 'checkout',
};

/** Stores the proof of a choice about cookies. */
export const recordConsent: ContractCall<ConsentRecorded, { body: ConsentRecord }> = {
  method: 'POST',
  path: '/api/consents',
  member: 'status',
};

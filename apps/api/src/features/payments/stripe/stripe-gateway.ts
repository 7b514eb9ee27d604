import { enteredParameter, retryAfterUnavailable } from '@jalon/api-client/contract';
import { Stripe } from 'stripe';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { declined } from '../declines.ts';
import type {
  ChargeOutcome,
  ChargeRequest,
  Gateway,
  GatewayDispute,
  RefundState,
  ReportLine,
  SaveOutcome,
} from '../gateway.ts';
import type { StripeAccess } from '../payments.settings.ts';
import { declineReason } from './decline-codes.ts';
import { createStripeAttempts } from './stripe-attempts.ts';

export interface StripeGatewayOptions extends StripeAccess {
  readonly database: Database;
  /** Milliseconds for one answer. Default 8,000. */
  readonly timeout?: number | undefined;
}

/** The origin of Stripe.js and of its frames. */
const browserOrigin = 'https://js.stripe.com';
const currency = 'cad';
const methodTypes = { card: 'card', bank: 'acss_debit' } as const;
/** The description of the debits in a mandate, in the language of the person (Rule H1). */
const intervals = {
  fr: 'les versements de l’adhésion et de son renouvellement, selon l’accord accepté',
  en: 'the payments of the membership and of its renewal, under the accepted agreement',
} as const;

/**
 * Minutes after which a challenge is abandoned. Stripe itself sets no limit for the bank's page, and ten days for
 * confirming two small deposits, which take days to arrive.
 */
const challengeMinutes = { bankPage: 60, deposits: 10 * 24 * 60 } as const;

/** The means of a payment. */
interface Source {
  readonly confirmation:
    | { readonly confirmation_token: string }
    | { readonly payment_method: string; readonly mandate?: string | undefined };
  /** The customer of a saved card or account. */
  readonly customer?: string | undefined;
}

/**
 * Stripe. Each attempt has a PaymentIntent, which is created without confirmation, stored, and only then confirmed, so
 * that every attempt that may have been charged can be found, even after a lost answer. Tokens are ConfirmationTokens
 * of Stripe.js (`ctoken_…`), or Checkout Sessions in setup mode (`cs_…`) from the hosted page.
 */
export function stripeGateway(options: StripeGatewayOptions): Gateway {
  const { secretKey, publishableKey, webhookSecret, apiUrl, database, timeout = 8_000 } = options;
  const stripe = new Stripe(secretKey, {
    timeout,
    // Retries use the same idempotency key.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl && {
      host: apiUrl.hostname,
      port: apiUrl.port || (apiUrl.protocol === 'http:' ? 80 : 443),
      protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  const attempts = createStripeAttempts(database);

  /** Pays an attempt. `create` and `confirm` return the parameters for its PaymentIntent and for the confirmation. */
  async function pay(
    { attemptId, hostedPage }: Pick<ChargeRequest, 'attemptId' | 'hostedPage'>,
    create: () => Promise<Stripe.PaymentIntentCreateParams>,
    confirm: () => Promise<Stripe.PaymentIntentConfirmParams>,
  ): Promise<ChargeOutcome> {
    const attempt = await attempts.begin(attemptId, hostedPage);
    if (!attempt || attempt.closed) return declined('processingError');
    const { paymentIntent: known } = attempt;
    if (known) {
      const present = await retrieve(known);
      if (!isUnconfirmed(present)) return toOutcome(present);
    }
    const id = known ?? (await createIntent(attemptId, await create()));
    if (!(await attempts.setPaymentIntent(attemptId, id))) {
      await stripe.paymentIntents.cancel(id);
      return declined('processingError');
    }
    const params = { ...(await confirm()), expand: ['latest_charge'] };
    return toOutcome(
      await stripe.paymentIntents.confirm(id, params, { idempotencyKey: `${attemptId}-confirm` }),
    );
  }

  async function createIntent(attemptId: string, params: Stripe.PaymentIntentCreateParams): Promise<string> {
    const intent = await stripe.paymentIntents.create(params, { idempotencyKey: `${attemptId}-create` });
    return intent.id;
  }

  const retrieve = (id: string) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

  /** Converts an error of Stripe or the database to an outcome. */
  async function outcomeOf(work: () => Promise<ChargeOutcome>): Promise<ChargeOutcome> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) return { state: 'unknown' };
      const codes = [error.decline_code, error.code];
      if (error.type === 'StripeCardError') return declined(declineReason(codes));
      // Refused before a charge, except for an unexpected state: then the PaymentIntent may already have been charged.
      const isRefused =
        error.type === 'StripeInvalidRequestError' && error.code !== 'payment_intent_unexpected_state';
      return isRefused ? declined(declineReason(codes, 'processingError')) : { state: 'unknown' };
    }
  }

  async function check(attemptId: string, close: boolean): Promise<ChargeOutcome> {
    const attempt = await (close ? attempts.closeUnlessStarted(attemptId) : attempts.find(attemptId));
    if (attempt?.closed) return declined('processingError');
    if (!attempt?.paymentIntent) return { state: 'unknown' };
    const present = await retrieve(attempt.paymentIntent);
    if (!isUnconfirmed(present)) return toOutcome(present);
    if (!close) return { state: 'unknown' };
    // Stripe then refuses a confirmation that arrives later.
    await stripe.paymentIntents.cancel(attempt.paymentIntent);
    return declined('processingError');
  }

  async function sourceOf(request: ChargeRequest): Promise<Source> {
    const { attemptId, payment, keepForLater, payer, locale } = request;
    if (isHostedPage(payment.token)) {
      const session = await stripe.checkout.sessions.retrieve(payment.token, { expand: ['setup_intent'] });
      const setup = expanded(session.setup_intent);
      const paymentMethod = idOf(setup?.payment_method);
      // An incomplete session has no payment method; Stripe refuses an empty one.
      return {
        confirmation: { payment_method: paymentMethod ?? '', mandate: idOf(setup?.mandate) },
        customer: idOf(session.customer),
      };
    }
    const confirmation = { confirmation_token: payment.token };
    if (!keepForLater) return { confirmation };
    const customer = await stripe.customers.create(
      { name: payer.name, email: payer.email, preferred_locales: [locale === 'fr' ? 'fr-CA' : 'en-CA'] },
      { idempotencyKey: `${attemptId}-customer` },
    );
    return { confirmation, customer: customer.id };
  }

  return {
    settings: { gateway: 'stripe', methods: ['card', 'bank'], origin: browserOrigin, publishableKey },

    charge: (request) =>
      outcomeOf(async () => {
        const { attemptId, amount, description, payment, keepForLater, locale, returnUrl } = request;
        // The id of a page is in an address: it pays only the order for whose buyer it was made.
        if (isHostedPage(payment.token) && payment.token !== request.hostedPage)
          return declined('processingError');
        let source: Source | undefined;
        const findSource = async () => {
          source ??= await sourceOf(request);
          return source;
        };
        return pay(
          request,
          async () => ({
            amount,
            currency,
            description,
            customer: (await findSource()).customer,
            allowed_payment_method_types: [methodTypes[payment.method]],
            metadata: metadataOf(attemptId, keepForLater),
            ...(keepForLater && { setup_future_usage: 'off_session' as const }),
            ...(payment.method === 'bank' && {
              payment_method_options: {
                acss_debit: {
                  mandate_options: mandateOptions(keepForLater, locale),
                  verification_method: 'automatic' as const,
                },
              },
            }),
          }),
          async () => ({ ...(await findSource()).confirmation, return_url: returnUrl }),
        );
      }),

    chargeLater: ({ attemptId, amount, savedMethod, description }) =>
      outcomeOf(async () => {
        const [paymentMethod = '', mandate] = savedMethod.split('/');
        return pay(
          { attemptId },
          async () => {
            const { customer, type } = await stripe.paymentMethods.retrieve(paymentMethod);
            return {
              amount,
              currency,
              description,
              customer: idOf(customer),
              allowed_payment_method_types: [type],
              metadata: metadataOf(attemptId, true),
            };
          },
          async () => ({ payment_method: paymentMethod, off_session: true, ...(mandate && { mandate }) }),
        );
      }),

    async save({ payment: { token } }) {
      try {
        // The page has saved it already: nothing is created here.
        const session = await stripe.checkout.sessions.retrieve(token, { expand: ['setup_intent'] });
        return toSaveOutcome(expanded(session.setup_intent));
      } catch (error) {
        const isInvalid = error instanceof Stripe.errors.StripeInvalidRequestError;
        return isInvalid ? { state: 'declined', reason: 'processingError' } : { state: 'unknown' };
      }
    },

    async detach(savedMethod) {
      const [paymentMethod = ''] = savedMethod.split('/');
      try {
        await stripe.paymentMethods.detach(paymentMethod);
        return 'detached';
      } catch (error) {
        // Stripe does not know it, or it is already detached.
        return error instanceof Stripe.errors.StripeInvalidRequestError ? 'detached' : 'unknown';
      }
    },

    check: (attemptId, { close } = { close: false }) =>
      outcomeOf(async () => {
        try {
          return await check(attemptId, close);
        } catch (error) {
          // An error of this call does not reveal the outcome of the charge.
          if (error instanceof Stripe.errors.StripeError) return { state: 'unknown' };
          throw error;
        }
      }),

    async refund({ refundId, gatewayId, amount }) {
      try {
        // Stripe forgets an idempotency key after a day, and a refund may be asked for again after weeks.
        const made = await stripe.refunds.list({ payment_intent: gatewayId, limit: 100 });
        const known = made.data.find(({ metadata }) => metadata?.refund === refundId);
        const { status } =
          known ??
          (await stripe.refunds.create(
            { payment_intent: gatewayId, amount, metadata: { refund: refundId } },
            { idempotencyKey: refundId },
          ));
        return refundStates[status ?? ''] ?? 'unknown';
      } catch {
        return 'unknown';
      }
    },

    async dispute(id) {
      try {
        const { amount, payment_intent, status, evidence_details } = await stripe.disputes.retrieve(id);
        const gatewayId = idOf(payment_intent);
        if (!gatewayId) return undefined;
        const due = evidence_details.due_by;
        const state = disputeStates[status] ?? 'inquiry';
        return { id, gatewayId, cents: amount, state, answerBy: due ? new Date(due * 1000) : undefined };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
        throw unavailable();
      }
    },

    async report({ from, to }) {
      const created = { gte: seconds(from), lt: seconds(to) };
      try {
        const found = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] });
        const lines: ReportLine[] = [];
        for await (const transaction of found) lines.push(toLine(transaction));
        return lines;
      } catch {
        throw unavailable();
      }
    },

    async createHostedPage({ method, locale, returnPath, siteUrl, savedFor }) {
      const back = new URL(returnPath, siteUrl);
      const done = new URL(back);
      // Nothing was typed.
      back.searchParams.delete(enteredParameter);
      done.searchParams.set('page', 'session');
      try {
        const { id, url } = await stripe.checkout.sessions.create({
          mode: 'setup',
          currency,
          locale: locale === 'fr' ? 'fr-CA' : 'en',
          allowed_payment_method_types: [methodTypes[method]],
          customer_creation: 'always',
          ...(savedFor !== undefined && { client_reference_id: savedFor }),
          // Stripe replaces the placeholder with the id only if `{` is not escaped.
          success_url: done.href.replace('page=session', 'page={CHECKOUT_SESSION_ID}'),
          cancel_url: back.href,
          ...(method === 'bank' && {
            payment_method_options: {
              acss_debit: {
                currency,
                mandate_options: mandateOptions(true, locale),
                verification_method: 'automatic',
              },
            },
          }),
        });
        if (url) return { id, url };
      } catch {
        // The error below covers this too.
      }
      throw unavailable();
    },

    async hostedPage(id) {
      if (!isHostedPage(id)) return undefined;
      let session: Stripe.Checkout.Session;
      try {
        session = await stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent.payment_method'] });
      } catch (error) {
        const isUnknown = error instanceof Stripe.errors.StripeError && error.statusCode === 404;
        if (isUnknown) return undefined;
        throw unavailable();
      }
      if (session.status !== 'complete') return { state: session.status === 'expired' ? 'expired' : 'open' };
      const method = expanded(expanded(session.setup_intent)?.payment_method);
      const savedFor = session.client_reference_id ?? undefined;
      return { state: 'complete', payment: method && toReference(id, method), savedFor };
    },

    readEvent(body, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return undefined;
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
        if (event.type === 'mandate.updated' && event.data.object.status === 'inactive') {
          return { id: event.id, endedMandate: event.data.object.id };
        }
        if (event.type.startsWith('charge.dispute.')) {
          const { id } = event.data.object as Stripe.Dispute;
          return { id: event.id, disputeId: id };
        }
        if (event.type.startsWith('refund.') || event.type === 'charge.refund.updated') {
          const { metadata } = event.data.object as Stripe.Refund;
          return metadata?.refund ? { id: event.id, refundId: metadata.refund } : 'ignored';
        }
        const attemptId = event.type.startsWith('payment_intent.') && attemptOf(event.data.object);
        return attemptId ? { id: event.id, attemptId } : 'ignored';
      } catch {
        return undefined;
      }
    },
  };
}

const refundStates: Readonly<Record<string, RefundState>> = {
  succeeded: 'refunded',
  pending: 'pending',
  requires_action: 'pending',
  failed: 'failed',
  canceled: 'failed',
};

/** Those of inquiries (`warning_…`) hold no money back. */
const disputeStates: Readonly<Record<string, GatewayDispute['state']>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
};

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** By Stripe's reporting categories; the others are `other`. */
const lineKinds: Readonly<Record<string, ReportLine['kind']>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refundFailed',
  dispute: 'dispute',
  dispute_reversal: 'disputeReturned',
  fee: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
};

function toLine({
  id,
  amount,
  fee,
  created,
  reporting_category,
  source,
}: Stripe.BalanceTransaction): ReportLine {
  // A charge, a refund or a dispute.
  const about = expanded(source) as
    | {
        readonly id: string;
        readonly payment_intent?: Reference<{ id: string }>;
        readonly metadata?: Stripe.Metadata | null;
      }
    | undefined;
  const kind = lineKinds[reporting_category] ?? 'other';
  const isRefund = kind === 'refund' || kind === 'refundFailed';
  const isDispute = kind === 'dispute' || kind === 'disputeReturned';
  return {
    id,
    kind,
    cents: amount,
    feeCents: fee,
    at: new Date(created * 1000),
    gatewayId: idOf(about?.payment_intent),
    subject: isRefund ? about?.metadata?.refund : isDispute ? idOf(source) : undefined,
  };
}

const isHostedPage = (token: string) => token.startsWith('cs_');

const metadataOf = (attempt: string, keep: boolean) => ({ attempt, keep: keep ? 'yes' : 'no' });

function attemptOf(object: object): string | undefined {
  const { metadata } = object as { metadata?: Stripe.Metadata | null };
  return metadata?.attempt;
}

function mandateOptions(keepForLater: boolean, locale: 'fr' | 'en') {
  return keepForLater
    ? {
        payment_schedule: 'combined' as const,
        interval_description: intervals[locale],
        transaction_type: 'personal' as const,
      }
    : { payment_schedule: 'sporadic' as const, transaction_type: 'personal' as const };
}

/** Whether this PaymentIntent has never been confirmed. */
function isUnconfirmed({ status, last_payment_error }: Stripe.PaymentIntent): boolean {
  return status === 'requires_confirmation' || (status === 'requires_payment_method' && !last_payment_error);
}

function toOutcome(intent: Stripe.PaymentIntent): ChargeOutcome {
  const { id: gatewayId, status, next_action, last_payment_error: error } = intent;
  switch (status) {
    case 'succeeded':
      return { state: 'succeeded', gatewayId, label: labelOf(intent), savedMethod: savedMethodOf(intent) };
    case 'processing':
      return { state: 'processing', gatewayId, label: labelOf(intent), savedMethod: savedMethodOf(intent) };
    case 'requires_action': {
      const { redirect_to_url: bankPage, verify_with_microdeposits: deposits } = next_action ?? {};
      const challengeUrl = bankPage?.url ?? deposits?.hosted_verification_url;
      const validMinutes = bankPage?.url ? challengeMinutes.bankPage : challengeMinutes.deposits;
      return challengeUrl
        ? { state: 'challenge', gatewayId, challengeUrl, validMinutes }
        : declined('authenticationFailed');
    }
    case 'requires_payment_method':
      return declined(declineReason([error?.decline_code, error?.code]));
    case 'canceled':
      return declined(error ? declineReason([error.decline_code, error.code]) : 'processingError');
    default:
      return { state: 'unknown' };
  }
}

function toSaveOutcome(setup: Stripe.SetupIntent | undefined): SaveOutcome {
  const paymentMethod = idOf(setup?.payment_method);
  switch (setup?.status) {
    case 'succeeded':
      return paymentMethod
        ? { state: 'saved', savedMethod: withMandate(paymentMethod, idOf(setup.mandate)) }
        : { state: 'declined', reason: 'processingError' };
    case 'processing':
    // Stripe mails the person how to verify the account, with small deposits.
    case 'requires_action':
      return { state: 'unverified' };
    default: {
      const { decline_code, code } = setup?.last_setup_error ?? {};
      return { state: 'declined', reason: declineReason([decline_code, code], 'processingError') };
    }
  }
}

/** The id of a saved card or account; an account has a mandate. */
const withMandate = (paymentMethod: string, mandate: string | undefined) =>
  mandate ? `${paymentMethod}/${mandate}` : paymentMethod;

function savedMethodOf({
  metadata,
  payment_method,
  latest_charge,
}: Stripe.PaymentIntent): string | undefined {
  const paymentMethod = idOf(payment_method);
  if (metadata?.keep !== 'yes' || !paymentMethod) return undefined;
  return withMandate(paymentMethod, expanded(latest_charge)?.payment_method_details?.acss_debit?.mandate);
}

function labelOf({ latest_charge }: Stripe.PaymentIntent) {
  const { card, acss_debit: account } = expanded(latest_charge)?.payment_method_details ?? {};
  if (card?.last4) return { method: 'card' as const, brand: card.brand ?? undefined, lastFour: card.last4 };
  return account?.last4 ? { method: 'bank' as const, lastFour: account.last4 } : undefined;
}

function toReference(token: string, { card, acss_debit: account }: Stripe.PaymentMethod) {
  if (card) {
    const { brand, last4: lastFour, exp_month: expiryMonth, exp_year: expiryYear } = card;
    return { method: 'card' as const, token, brand, lastFour, expiryMonth, expiryYear };
  }
  if (!account?.last4) return undefined;
  return { method: 'bank' as const, token, bankName: account.bank_name ?? '', lastFour: account.last4 };
}

type Reference<Resource> = string | Resource | null | undefined;
const idOf = (reference: Reference<{ id: string }>) =>
  typeof reference === 'string' ? reference : reference?.id;
const expanded = <Resource>(reference: Reference<Resource>) =>
  typeof reference === 'object' && reference !== null ? reference : undefined;

const unavailable = () => new ApiError('unavailable', { retryAfter: retryAfterUnavailable });

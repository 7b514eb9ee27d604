import type {
  DeclineReason,
  HostedPageRequest,
  HostedPageResult,
  PaymentReference,
  PaymentSettings,
  Receipt,
} from '@jalon/api-client/contract';

/** One attempt to take money. The gateway charges each id once, even if the request is repeated. */
export interface ChargeRequest {
  /** The attempt’s id, from which the gateway’s idempotency key is made. */
  readonly attemptId: string;
  /** In cents, CAD; above zero. */
  readonly amount: number;
  readonly payment: PaymentReference;
  /** The hosted page on which `payment` was typed, made for the buyer of this order. Each page pays once. */
  readonly hostedPage?: string | undefined;
  /** Whether to save the card or account for later payments in the person's absence (monthly, automatic renewal). */
  readonly keepForLater: boolean;
  /** For the statement and the gateway’s own pages: the order’s number. */
  readonly description: string;
  readonly locale: 'fr' | 'en';
  /** The absolute URL to return to after a challenge. It contains only the attempt’s id. */
  readonly returnUrl: string;
  /** Required by the gateway for a debit: who pays. Not stored here. */
  readonly payer: { readonly name: string; readonly email: string };
  /** The agreement for pre-authorised debits, as accepted. */
  readonly mandate?:
    | {
        readonly version: string;
        readonly locale: 'fr' | 'en';
        readonly acceptedAt: string;
        readonly ip: string;
      }
    | undefined;
}

/** A payment with a saved card or account, in the person's absence. */
export interface LaterChargeRequest {
  readonly attemptId: string;
  readonly amount: number;
  readonly savedMethod: string;
  readonly description: string;
}

/** A card or account from a hosted page, to be saved without a charge. */
export interface SaveRequest {
  /** The gateway saves it once for each id, even if the request is repeated. */
  readonly id: string;
  /** As {@link Gateway.hostedPage} returned it. */
  readonly payment: PaymentReference;
  /** The version of the agreement for pre-authorised debits, as accepted. */
  readonly mandate?: string | undefined;
}

export type SaveOutcome =
  /** The gateway’s id of the saved card or account. */
  | { readonly state: 'saved'; readonly savedMethod: string }
  | { readonly state: 'declined'; readonly reason: DeclineReason }
  /** The person has not yet verified the bank account. Ask again once they have. */
  | { readonly state: 'unverified' }
  /** No answer, or an invalid one. Ask again. */
  | { readonly state: 'unknown' };

export type ChargeOutcome =
  /** `savedMethod`: the gateway’s id of the saved card or account. `label`: what receipts and agreements say of it. */
  | {
      readonly state: 'succeeded' | 'processing';
      readonly gatewayId: string;
      readonly label?: NonNullable<Receipt['payment']> | undefined;
      readonly savedMethod?: string | undefined;
    }
  | {
      readonly state: 'challenge';
      readonly gatewayId: string;
      readonly challengeUrl: string;
      /** Minutes, from the charge, after which an unanswered challenge is abandoned. */
      readonly validMinutes: number;
    }
  | { readonly state: 'declined'; readonly reason: DeclineReason; readonly retryable: boolean }
  /** No answer or an invalid one: the money may have been taken. */
  | { readonly state: 'unknown' };

/**
 * `pending`: the bank has not executed it yet, which takes days for a debit. `failed`: the bank refused it, and the money is still at
 * the gateway. `unknown`: no answer.
 */
export type RefundState = 'refunded' | 'pending' | 'failed' | 'unknown';

export interface Refund {
  readonly refundId: string;
  readonly gatewayId: string;
  readonly amount: number;
}

/** A payment that its payer disputes at the bank, or a bank debit that it took back after it had succeeded. */
export interface GatewayDispute {
  readonly id: string;
  /** Of the charge. */
  readonly gatewayId: string;
  readonly cents: number;
  /** `inquiry`: the bank only asks, and holds nothing back. */
  readonly state: 'inquiry' | 'open' | 'won' | 'lost';
  /** Until when the club can answer. */
  readonly answerBy?: Date | undefined;
}

/** A change of the club's balance at the gateway, as its report has it. */
export interface ReportLine {
  readonly id: string;
  /**
   * `refundFailed`: the bank did not execute a refund, and its money is back. `disputeReturned`: the club has won, and the money is back.
   * `fee`: one that belongs to no payment. `payout`: to the club's bank account. `other`: anything else, such as a correction.
   */
  readonly kind:
    | 'charge'
    | 'refund'
    | 'refundFailed'
    | 'dispute'
    | 'disputeReturned'
    | 'fee'
    | 'payout'
    | 'other';
  /** Before the fee; negative for what leaves the balance. */
  readonly cents: number;
  /** What the gateway keeps in addition. */
  readonly feeCents: number;
  readonly at: Date;
  /** Of the charge. */
  readonly gatewayId?: string | undefined;
  /** The id of our refund, or of the dispute. */
  readonly subject?: string | undefined;
}

/**
 * An event of the gateway: about one attempt, a refund, a dispute, or about a mandate that ended, for example because the account was closed.
 * It may arrive twice, late, or before the answer to the charge.
 */
export type GatewayEvent =
  | { readonly id: string; readonly attemptId: string }
  | { readonly id: string; readonly disputeId: string }
  /** Our id of the refund. */
  | { readonly id: string; readonly refundId: string }
  | {
      readonly id: string;
      /** The mandate’s id, a part of the saved method. */
      readonly endedMandate: string;
    };

/** A page of the gateway that takes a card or account. */
export interface NewHostedPage extends HostedPageRequest {
  readonly siteUrl: string;
  /**
   * Set for a card or account that {@link Gateway.save} will save: whose it is, without personal data. The bank’s
   * challenge is then part of the page.
   */
  readonly savedFor?: string | undefined;
}

/** A payment gateway: the embedded sandbox, or Stripe. No method throws for a declined or lost payment. */
export interface Gateway {
  readonly settings: PaymentSettings;
  /** Minutes for which a card or account that was entered can be charged. Undefined: for hours. */
  readonly paymentMinutes?: number | undefined;
  /** Starts these minutes again for a token. False: it can’t be charged any more. */
  keep?(token: string): Promise<boolean>;
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  chargeLater(request: LaterChargeRequest): Promise<ChargeOutcome>;
  /** Saves a card or account for {@link chargeLater}, without a charge. */
  save(request: SaveRequest): Promise<SaveOutcome>;
  /** Deletes a saved card or account, and its mandate; nothing can be charged to it again. */
  detach(savedMethod: string): Promise<'detached' | 'unknown'>;
  /**
   * The current state of an attempt; `unknown` when the gateway has not received it. With `close`, an attempt that was
   * not received ends: the answer is `declined` with `processingError`, and a charge that arrives later is refused.
   * Never close an attempt while its charge is still being sent.
   */
  check(attemptId: string, options?: { readonly close: boolean }): Promise<ChargeOutcome>;
  /** Asked again, it says how the same refund is now. */
  refund(refund: Refund): Promise<RefundState>;
  /** A dispute as it is now; undefined for an unknown one. @throws ApiError `unavailable` */
  dispute(id: string): Promise<GatewayDispute | undefined>;
  /** The changes of the balance in a period, without its end. @throws ApiError `unavailable` */
  report(period: { readonly from: Date; readonly to: Date }): Promise<readonly ReportLine[]>;
  createHostedPage(page: NewHostedPage): Promise<{ readonly id: string; readonly url: string }>;
  /** `savedFor`: as {@link Gateway.createHostedPage} was given it. */
  hostedPage(id: string): Promise<(HostedPageResult & Pick<NewHostedPage, 'savedFor'>) | undefined>;
  /**
   * Reads an event, after checking the signature over the raw body. Undefined: the signature is invalid. `ignored`: the
   * event concerns nothing of ours.
   */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): GatewayEvent | 'ignored' | undefined;
}

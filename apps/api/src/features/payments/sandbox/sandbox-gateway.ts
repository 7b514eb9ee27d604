import { retryAfterUnavailable } from '@jalon/api-client/contract';
import type { SandboxSecrets } from '@jalon/gateway/access';
import { isSigned, signatureHeader } from '@jalon/gateway/signature';
import {
  type Charge,
  type ChargeRequest as ChargeBody,
  chargeAnswer,
  closeAnswer,
  detachAnswer,
  disputeAnswer,
  eventBody,
  gatewayError,
  hostedPageFound,
  hostedPageMade,
  keepAnswer,
  paths,
  refundAnswer,
  reportAnswer,
  saveAnswer,
  tokenMinutes,
} from '@jalon/gateway/wire';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/server/errors.ts';
import { fetchLimited } from '../../../platform/upstream/fetch-upstream.ts';
import { declined } from '../declines.ts';
import type { ChargeOutcome, Gateway, RefundState, ReportLine } from '../gateway.ts';

export interface SandboxGatewayAccess {
  readonly secrets: SandboxSecrets;
  /** The gateway's origin, for browsers. */
  readonly origin: string;
  /** The same for the API. Default: `origin`. */
  readonly apiOrigin?: string | undefined;
  /** Milliseconds for an answer. Default 8,000, less than the timeout of a page. */
  readonly timeout?: number | undefined;
}

/** Maximum bytes of an answer. */
const answerLimit = 64 * 1024;

/** A client of the sandbox gateway, which runs in a separate process. */
export function sandboxGateway({
  secrets,
  origin,
  apiOrigin = origin,
  timeout = 8_000,
}: SandboxGatewayAccess): Gateway {
  /** The body of an answer with its status; undefined when there is none. */
  async function call(
    method: 'GET' | 'POST',
    path: string,
    { body, key }: { body?: object; key?: string } = {},
  ): Promise<{ status: number; body: unknown } | undefined> {
    const answer = await fetchLimited(apiOrigin + path, {
      service: 'payment_gateway',
      timeout,
      limit: answerLimit,
      method,
      headers: {
        authorization: `Bearer ${secrets.key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (typeof answer === 'string') return undefined;
    try {
      return { status: answer.status, body: JSON.parse(answer.text) };
    } catch {
      return undefined;
    }
  }

  async function charge(body: ChargeBody): Promise<ChargeOutcome> {
    const answer = await call('POST', paths.charges, { body, key: body.attempt });
    const made = z.safeParse(chargeAnswer, answer?.body);
    if (made.success) return toOutcome(made.data.charge);
    const refused = z.safeParse(gatewayError, answer?.body);
    switch (refused.data?.error) {
      // The attempt was already charged, or is being charged.
      case 'idempotency_mismatch':
        return check(body.attempt);
      case undefined:
      case 'in_progress':
        return { state: 'unknown' };
      case 'token_unusable':
        return declined(body.source.type === 'saved' ? 'accountUnusable' : 'processingError');
      default:
        return declined('processingError');
    }
  }

  async function check(attemptId: string, { close } = { close: false }): Promise<ChargeOutcome> {
    const found = await call('GET', withId(paths.attempt, attemptId));
    const known = z.safeParse(chargeAnswer, found?.body);
    if (known.success) return toOutcome(known.data.charge);
    if (found?.status !== 404 || !close) return { state: 'unknown' };
    const closed = await call('POST', withId(paths.closeAttempt, attemptId));
    const answer = z.safeParse(closeAnswer, closed?.body);
    if (!answer.success) return { state: 'unknown' };
    return 'charge' in answer.data ? toOutcome(answer.data.charge) : declined('processingError');
  }

  return {
    settings: { gateway: 'sandbox', methods: ['card', 'bank'], origin },

    paymentMinutes: tokenMinutes,

    async keep(token) {
      const answer = await call('POST', withId(paths.keepToken, token));
      return z.safeParse(keepAnswer, answer?.body).success;
    },

    charge: ({ attemptId, amount, description, payment, keepForLater, locale, returnUrl, mandate }) =>
      charge({
        attempt: attemptId,
        amount,
        description,
        source: {
          type: 'token',
          token: payment.token,
          method: payment.method,
          keep: keepForLater,
          locale,
          returnUrl,
          ...(mandate && { mandate: mandate.version }),
        },
      }),

    chargeLater: ({ attemptId, amount, savedMethod, description }) =>
      charge({ attempt: attemptId, amount, description, source: { type: 'saved', savedMethod } }),

    async save({ id, payment: { token, method }, mandate }) {
      const answer = await call('POST', paths.savedMethods, { body: { token, method, mandate }, key: id });
      const saved = z.safeParse(saveAnswer, answer?.body);
      if (saved.success) return saved.data;
      const refused = z.safeParse(gatewayError, answer?.body);
      return refused.success && refused.data.error !== 'in_progress'
        ? { state: 'declined', reason: 'processingError' }
        : { state: 'unknown' };
    },

    async detach(savedMethod) {
      const answer = await call('POST', withId(paths.detachMethod, savedMethod));
      return z.safeParse(detachAnswer, answer?.body).success ? 'detached' : 'unknown';
    },

    check,

    async refund({ refundId, gatewayId, amount }) {
      const body = { refund: refundId, charge: gatewayId, amount };
      const answer = await call('POST', paths.refunds, { body, key: refundId });
      const made = z.safeParse(refundAnswer, answer?.body);
      return made.success ? refundStates[made.data.refund.state] : 'unknown';
    },

    async dispute(id) {
      const answer = await call('GET', withId(paths.dispute, id));
      if (answer?.status === 404) return undefined;
      const found = z.safeParse(disputeAnswer, answer?.body);
      if (!found.success) throw unavailable();
      const { charge: gatewayId, amount: cents, state, answerBy } = found.data.dispute;
      return { id, gatewayId, cents, state, ...(answerBy !== undefined && { answerBy: new Date(answerBy) }) };
    },

    async report({ from, to }) {
      const lines: ReportLine[] = [];
      for (let after: number | undefined = 0; after !== undefined; ) {
        const query = new URLSearchParams({ from: `${+from}`, to: `${+to}`, after: `${after}` });
        const answer = await call('GET', `${paths.report}?${query}`);
        const page = z.safeParse(reportAnswer, answer?.body);
        if (!page.success) throw unavailable();
        for (const { charge: gatewayId, fee: feeCents, at, ...line } of page.data.lines) {
          lines.push({ ...line, gatewayId, feeCents, at: new Date(at) });
        }
        after = page.data.next;
      }
      return lines;
    },

    async createHostedPage({ method, locale, returnPath, siteUrl, savedFor }) {
      const returnUrl = new URL(returnPath, siteUrl).href;
      const answer = await call('POST', paths.hostedPages, { body: { method, locale, returnUrl, savedFor } });
      const made = z.safeParse(hostedPageMade, answer?.body);
      if (!made.success) throw unavailable();
      return made.data;
    },

    async hostedPage(id) {
      const answer = await call('GET', withId(paths.hostedPage, id));
      if (answer?.status === 404) return undefined;
      const result = z.safeParse(hostedPageFound, answer?.body);
      if (!result.success) throw unavailable();
      return result.data;
    },

    readEvent(body, headers) {
      if (!isSigned(body, headers[signatureHeader], secrets.webhookSecret, Date.now())) return undefined;
      const event = z.safeParse(eventBody, parse(body));
      if (!event.success) return 'ignored';
      const { id, type, attempt: attemptId, subject } = event.data;
      if (type === 'dispute.updated' && subject) return { id, disputeId: subject };
      if (type === 'refund.updated' && subject) return { id, refundId: subject };
      return { id, attemptId };
    },
  };
}

const refundStates = {
  succeeded: 'refunded',
  pending: 'pending',
  failed: 'failed',
} as const satisfies Record<string, RefundState>;

/** The sandbox ends challenges itself: a question after 15 minutes, a verification by deposits after ten days. */
const validMinutes = 10 * 24 * 60;

function toOutcome({ id, state, reason, challengeUrl, savedMethod, payment: label }: Charge): ChargeOutcome {
  if (state === 'declined') return declined(reason ?? 'declined');
  if (state !== 'challenge') return { state, gatewayId: id, label, savedMethod };
  return challengeUrl ? { state, gatewayId: id, challengeUrl, validMinutes } : { state: 'unknown' };
}

/** Replaces the parameter of a path with the id. */
const withId = (path: string, id: string) => path.replace(/:\w+/, encodeURIComponent(id));

const unavailable = () => new ApiError('unavailable', { retryAfter: retryAfterUnavailable });

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../../../tools/vite/listen.ts';
import { type Answer, idempotentAnswers, refused } from './stripe-idempotency.ts';
import { type Failure, type Scenario, scenarioOf } from './stripe-scenarios.ts';

export const stripeKeys = {
  secretKey: 'sk_test_thesecretkey',
  publishableKey: 'pk_test_thepublishablekey',
  webhookSecret: 'whsec_thewebhooksecret',
};

/** A recorded call. */
export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly customer: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  readonly types: readonly string[];
  status: string;
  error: (Failure & { type: string; message: string }) | undefined;
  paymentMethod: string | undefined;
  nextUrl: string | undefined;
  scenario: Scenario | undefined;
  refunded: number;
}

export interface StripeDispute {
  readonly id: string;
  readonly amount: number;
  readonly payment_intent: string;
  readonly status: string;
}

/** A line of the report, as the test gives it. */
export interface StripeTransaction {
  readonly amount: number;
  readonly fee?: number;
  readonly type: string;
  readonly reporting_category: string;
  readonly source?: object | null;
}

export interface StripeServer {
  readonly url: URL;
  readonly calls: readonly StripeCall[];
  /** Creates a ConfirmationToken, as Stripe.js does for a test number. */
  confirmationToken(number: string): string;
  /** Answers as the person on the bank's page. */
  answerChallenge(url: string, answer: 'approve' | 'refuse'): void;
  /** Fills in a Checkout page as the person. */
  completeSession(id: string, number: string, options?: { readonly isVerified?: boolean }): void;
  expireSession(id: string): void;
  /** Ends the debits in progress. */
  settle(): void;
  /** The amount that was taken for an attempt, in cents. */
  taken(attempt: string): number[];
  refunded(attempt: string): number;
  /** A dispute whose money is held back is a line of the report too. */
  addDispute(dispute: StripeDispute): void;
  /** Adds a line to the report; charges and refunds add their own. */
  addTransaction(transaction: StripeTransaction): void;
  /** As a day later: idempotency keys are unknown. */
  forgetKeys(): void;
  /** How the bank executes refunds, those that were made too. */
  setRefundStatus(status: 'succeeded' | 'pending' | 'failed'): void;
  /** Makes the next confirmation succeed without an answer: its connection and that of its retry break. */
  loseNextAnswer(): void;
  /** Makes the next confirmation wait. */
  holdNextConfirmation(): { release(): void };
  /** A signed event with a PaymentIntent. */
  event(
    type: string,
    metadata: object,
    secondsAgo?: number,
    about?: object,
  ): { body: Buffer; headers: Record<string, string> };
  close(): Promise<void>;
}

/** A Checkout page; without `method`, nothing was typed yet. */
interface Session {
  readonly status: string;
  readonly reference?: string | undefined;
  readonly method?: string;
  readonly customer?: string;
  readonly isVerified?: boolean;
}

/** Fewer than Stripe's, so that a report has several pages. */
const transactionsPerPage = 2;

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** What the person must do next: answer the bank, or confirm the deposits to an account. */
function nextAction({ nextUrl, scenario }: Intent) {
  if (nextUrl === undefined) return null;
  return scenario?.type === 'acss_debit'
    ? {
        type: 'verify_with_microdeposits',
        verify_with_microdeposits: {
          hosted_verification_url: nextUrl,
          arrival_date: Math.floor(Date.now() / 1000) + 86_400,
          microdeposit_type: 'amounts',
        },
      }
    : { type: 'redirect_to_url', redirect_to_url: { url: nextUrl, return_url: null } };
}

/** Starts a local server with Stripe's API of PaymentIntents, Customers, Checkout Sessions and Refunds. */
export async function startStripe(): Promise<StripeServer> {
  const calls: StripeCall[] = [];
  const tokens = new Map<string, { scenario: Scenario; isUsed: boolean }>();
  const intents = new Map<string, Intent>();
  const methods = new Map<
    string,
    { scenario: Scenario; customer: string | undefined; isDetached?: boolean }
  >();
  const sessions = new Map<string, Session>();
  const answers = idempotentAnswers();
  const refunds: {
    id: string;
    object: 'refund';
    status: string;
    amount: number;
    payment_intent: string;
    metadata: { refund: string };
  }[] = [];
  let refundStatus = 'succeeded';
  const disputes = new Map<string, StripeDispute>();
  const taken: { attempt: string; amount: number }[] = [];
  /** The latest last. */
  const transactions: (StripeTransaction & { readonly id: string; readonly created: number })[] = [];
  const addTransaction = (transaction: StripeTransaction) =>
    void transactions.push({ ...transaction, id: newId('txn'), created: Math.floor(Date.now() / 1000) });
  let answersToLose = 0;
  let held: Promise<void> | undefined;

  function addMethod(scenario: Scenario, customer: string | undefined): string {
    const id = newId('pm');
    methods.set(id, { scenario, customer });
    return id;
  }

  const methodBody = (id: string) => {
    const found = methods.get(id);
    if (!found) return undefined;
    const { type, lastFour: last4 } = found.scenario;
    const details =
      type === 'card'
        ? { brand: 'visa', last4, exp_month: 12, exp_year: 2040 }
        : { bank_name: 'STRIPE TEST BANK', last4, institution_number: '000', transit_number: '11000' };
    return { id, object: 'payment_method', type, customer: found.customer ?? null, [type]: details };
  };

  const intentBody = (intent: Intent) => ({
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    currency: 'cad',
    status: intent.status,
    metadata: intent.metadata,
    customer: intent.customer ?? null,
    payment_method: intent.paymentMethod ?? null,
    last_payment_error: intent.error ?? null,
    next_action: nextAction(intent),
    latest_charge:
      intent.scenario?.type === 'acss_debit'
        ? {
            id: newId('py'),
            payment_method_details: { acss_debit: { mandate: 'mandate_1', last4: intent.scenario.lastFour } },
          }
        : intent.status === 'succeeded'
          ? {
              id: newId('ch'),
              payment_method_details: { card: { brand: 'visa', last4: intent.scenario?.lastFour } },
            }
          : null,
  });

  const ok = (body: object): Answer => ({ status: 200, body });
  const invalid = (error: object, status = 400) =>
    refused(status, { type: 'invalid_request_error', message: 'Invalid', ...error });
  const missing = (param: string, status = 404) => invalid({ code: 'resource_missing', param }, status);

  function fail(intent: Intent, failure: Failure): void {
    intent.status = 'requires_payment_method';
    intent.error = { ...failure, type: 'card_error', message: 'Declined.' };
    intent.nextUrl = undefined;
  }

  function carryOut(intent: Intent): void {
    intent.nextUrl = undefined;
    const { scenario } = intent;
    if (scenario?.failure) fail(intent, scenario.failure);
    else if (scenario?.type === 'acss_debit') intent.status = 'processing';
    else succeed(intent);
  }

  function succeed(intent: Intent): void {
    intent.status = 'succeeded';
    taken.push({ attempt: intent.metadata.attempt ?? '', amount: intent.amount });
    const isCard = intent.scenario?.type === 'card';
    addTransaction({
      amount: intent.amount,
      fee: isCard ? Math.round(intent.amount * 0.029) + 30 : 40,
      type: isCard ? 'charge' : 'payment',
      reporting_category: 'charge',
      source: { id: newId('ch'), object: 'charge', payment_intent: intent.id },
    });
  }

  function confirm(intent: Intent, parameters: Readonly<Record<string, string>>): Answer {
    if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status)) {
      return invalid({ code: 'payment_intent_unexpected_state', payment_intent: intentBody(intent) });
    }
    const { confirmation_token: tokenId, payment_method: methodId, off_session, return_url } = parameters;
    const token = tokenId === undefined ? undefined : tokens.get(tokenId);
    const method = methodId === undefined ? undefined : methods.get(methodId);
    if (token?.isUsed || (!token && !method)) {
      return missing(tokenId === undefined ? 'payment_method' : 'confirmation_token', 400);
    }
    if (method && (method.isDetached || method.customer !== intent.customer)) {
      return invalid({ message: 'The payment method belongs to a Customer.' });
    }
    const scenario = token?.scenario ?? method?.scenario;
    if (!scenario || !intent.types.includes(scenario.type)) {
      return invalid({ message: 'This type is not allowed.' });
    }
    if (token) token.isUsed = true;
    intent.scenario = scenario;
    intent.paymentMethod = methodId ?? addMethod(scenario, intent.customer);
    const asks = scenario.challenge === 'always' || (scenario.challenge === 'firstTime' && token);
    if (asks && off_session) {
      fail(intent, { code: 'authentication_required', decline_code: 'authentication_required' });
    } else if (asks) {
      if (!return_url) return invalid({ param: 'return_url' });
      intent.status = 'requires_action';
      intent.nextUrl = `https://hooks.stripe.com/redirect/${intent.id}`;
    } else {
      carryOut(intent);
    }
    if (!intent.error) return ok(intentBody(intent));
    return refused(402, { ...intent.error, payment_intent: intentBody(intent) });
  }

  function answerTo(method: string, path: string, parameters: Readonly<Record<string, string>>): Answer {
    const [, , resource = '', id = '', action = ''] = path.split('/');
    const intent = intents.get(id);
    const sessionId = path.split('/')[4] ?? '';
    switch (
      `${method} ${resource}${id && resource !== 'checkout' ? '/:id' : ''}${action && resource !== 'checkout' ? `/${action}` : ''}`
    ) {
      case 'POST customers':
        return ok({ id: newId('cus'), object: 'customer' });
      case 'POST payment_intents': {
        const metadata = Object.fromEntries(
          Object.entries(parameters).flatMap(([name, value]) => {
            const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
            return key ? [[key, value]] : [];
          }),
        );
        const created: Intent = {
          id: newId('pi'),
          amount: Number(parameters.amount),
          customer: parameters.customer,
          metadata,
          types: Object.entries(parameters).flatMap(([name, value]) =>
            name.startsWith('allowed_payment_method_types[') ? [value] : [],
          ),
          status: 'requires_payment_method',
          error: undefined,
          paymentMethod: undefined,
          nextUrl: undefined,
          scenario: undefined,
          refunded: 0,
        };
        intents.set(created.id, created);
        return ok(intentBody(created));
      }
      case 'GET payment_intents/:id':
        return intent ? ok(intentBody(intent)) : missing('intent');
      case 'POST payment_intents/:id/confirm':
        return intent ? confirm(intent, parameters) : missing('intent');
      case 'POST payment_intents/:id/cancel':
        if (!intent) return missing('intent');
        if (['succeeded', 'processing', 'canceled'].includes(intent.status)) {
          return invalid({ code: 'payment_intent_unexpected_state' });
        }
        intent.status = 'canceled';
        return ok(intentBody(intent));
      case 'GET payment_methods/:id': {
        const body = methodBody(id);
        return body ? ok(body) : missing('payment_method');
      }
      case 'POST payment_methods/:id/detach': {
        const found = methods.get(id);
        if (!found) return missing('payment_method');
        if (found.customer === undefined) return invalid({ message: 'It is not attached to a customer.' });
        methods.set(id, { ...found, customer: undefined, isDetached: true });
        return ok(methodBody(id) ?? {});
      }
      case 'GET disputes/:id': {
        const found = disputes.get(id);
        if (!found) return missing('dispute');
        const due_by = Date.parse('2026-12-20T00:00:00Z') / 1000;
        return ok({ object: 'dispute', evidence_details: { due_by }, ...found });
      }
      case 'GET balance_transactions': {
        const [from, to] = [Number(parameters['created[gte]']), Number(parameters['created[lt]'])];
        const found = transactions.filter(({ created }) => created >= from && created < to).toReversed();
        const start = found.findIndex((one) => one.id === parameters.starting_after) + 1;
        const data = found.slice(start, start + transactionsPerPage).map(({ fee = 0, source, ...one }) => ({
          ...one,
          object: 'balance_transaction',
          currency: 'cad',
          fee,
          net: one.amount - fee,
          source: source ?? null,
        }));
        return ok({ object: 'list', data, has_more: start + data.length < found.length });
      }
      case 'GET refunds': {
        const data = refunds.filter((one) => one.payment_intent === parameters.payment_intent);
        return ok({ object: 'list', data, has_more: false });
      }
      case 'POST refunds': {
        const paid = intents.get(parameters.payment_intent ?? '');
        const amount = Number(parameters.amount);
        if (paid?.status !== 'succeeded' || paid.refunded + amount > paid.amount) {
          return invalid({ code: 'charge_already_refunded' });
        }
        paid.refunded += amount;
        const made = {
          id: newId('re'),
          object: 'refund' as const,
          status: refundStatus,
          amount,
          payment_intent: paid.id,
          metadata: { refund: parameters['metadata[refund]'] ?? '' },
        };
        refunds.push(made);
        addTransaction({ amount: -amount, type: 'refund', reporting_category: 'refund', source: made });
        return ok(made);
      }
      case 'POST checkout': {
        const created = newId('cs_test');
        const reference = parameters.client_reference_id;
        sessions.set(created, { status: 'open', reference });
        return ok({
          id: created,
          object: 'checkout.session',
          status: 'open',
          url: `https://checkout.stripe.com/c/pay/${created}`,
        });
      }
      case 'GET checkout': {
        const session = sessions.get(sessionId);
        if (!session) return missing('session');
        const isExpanded = Object.values(parameters).includes('setup_intent.payment_method');
        const { method: methodId } = session;
        return ok({
          id: sessionId,
          object: 'checkout.session',
          status: session.status,
          client_reference_id: session.reference ?? null,
          customer: session.customer ?? null,
          setup_intent: {
            id: newId('seti'),
            status: !methodId
              ? 'requires_payment_method'
              : session.isVerified
                ? 'succeeded'
                : 'requires_action',
            payment_method: methodId ? (isExpanded ? methodBody(methodId) : methodId) : null,
            mandate: methodId && methods.get(methodId)?.scenario.type === 'acss_debit' ? 'mandate_2' : null,
          },
        });
      }
      default:
        return invalid({ message: `Unrecognized request URL (${method} ${path})` }, 404);
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url ?? '', 'http://stripe');
    const parameters = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
    const method = request.method ?? '';
    calls.push({ method, path: url.pathname, parameters });
    const isConfirmation = url.pathname.endsWith('/confirm');
    const work = async () => {
      if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`) {
        return invalid({ message: 'Invalid API Key provided' }, 401);
      }
      if (isConfirmation && held) await held;
      return answerTo(method, url.pathname, parameters);
    };
    const key = request.headers['idempotency-key'];
    const answer = await answers.once(typeof key === 'string' ? key : undefined, body, work);
    if (isConfirmation && answersToLose > 0) {
      answersToLose -= 1;
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': newId('req') });
    response.end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void respond(request, response));
  const { origin, close } = await listen(server);

  return {
    url: new URL(origin),
    calls,
    confirmationToken(number) {
      const id = newId('ctoken');
      tokens.set(id, { scenario: scenarioOf(number), isUsed: false });
      return id;
    },
    answerChallenge(url, answer) {
      const intent = intents.get(url.split('/').at(-1) ?? '');
      if (!intent) throw new Error(`Nothing is asked at ${url}`);
      if (answer === 'approve') carryOut(intent);
      else fail(intent, { code: 'payment_intent_authentication_failure' });
    },
    completeSession(id, number, { isVerified = true } = {}) {
      const customer = newId('cus');
      const method = addMethod(scenarioOf(number), customer);
      const { reference } = sessions.get(id) ?? {};
      sessions.set(id, { status: 'complete', reference, method, customer, isVerified });
    },
    expireSession: (id) => void sessions.set(id, { status: 'expired' }),
    settle() {
      for (const intent of intents.values()) {
        if (intent.status !== 'processing') continue;
        if (intent.scenario?.returned) fail(intent, intent.scenario.returned);
        else succeed(intent);
      }
    },
    taken: (attempt) => taken.filter((payment) => payment.attempt === attempt).map(({ amount }) => amount),
    refunded: (attempt) =>
      [...intents.values()].reduce(
        (sum, { metadata, refunded: amount }) => sum + (metadata.attempt === attempt ? amount : 0),
        0,
      ),
    addDispute(dispute) {
      disputes.set(dispute.id, dispute);
      const { id, amount, payment_intent, status } = dispute;
      if (status !== 'needs_response' && status !== 'lost') return;
      const source = { id, object: 'dispute', payment_intent };
      const line = { type: 'adjustment', reporting_category: 'dispute', source };
      addTransaction({ ...line, amount: -amount, fee: 1_500 });
    },
    addTransaction,
    forgetKeys: () => answers.forget(),
    setRefundStatus(status) {
      refundStatus = status;
      for (const one of refunds) one.status = status;
    },
    loseNextAnswer: () => {
      answersToLose = 2;
    },
    holdNextConfirmation() {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held = promise.then(() => {
        held = undefined;
      });
      return { release: () => resolve(undefined) };
    },
    event(type, metadata, secondsAgo = 0, about = {}) {
      const body = Buffer.from(
        JSON.stringify({
          id: newId('evt'),
          object: 'event',
          type,
          data: { object: { id: newId('pi'), object: 'payment_intent', metadata, ...about } },
        }),
      );
      const time = Math.floor(Date.now() / 1000) - secondsAgo;
      const digest = createHmac('sha256', stripeKeys.webhookSecret)
        .update(`${time}.`)
        .update(body)
        .digest('hex');
      return { body, headers: { 'stripe-signature': `t=${time},v1=${digest}` } };
    },
    close,
  };
}

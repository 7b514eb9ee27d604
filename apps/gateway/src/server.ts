import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LogLevel } from '@jalon/process';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxSecrets } from './access.ts';
import { type EventSender, startEvents } from './events.ts';
import { createHttpServer, type LogDestination } from './http-server.ts';
import { addPages } from './pages/pages.ts';
import { type Fault, faults, fixedToken } from './scenarios.ts';
import { GatewayError, type GatewayStore, type OnceCalls, openStore } from './store.ts';
import {
  type ChargeRequest,
  chargeRequest,
  faultHeader,
  type GatewayErrorCode,
  hostedPageNew,
  paths,
  refundRequest,
  reportQuery,
  type SaveAnswer,
  type SaveRequest,
  saveRequest,
  testDispute,
  testDisputeEnd,
  testPaths,
  testRefundEnd,
} from './wire.ts';

export interface SandboxGatewayOptions {
  /** The data's file; `:memory:` keeps nothing. */
  readonly file: string;
  /** The origin of the gateway's pages; called once the server listens. */
  readonly origin: () => string;
  readonly sites: readonly [string, ...string[]];
  readonly secrets: SandboxSecrets;
  readonly eventsUrl: () => string;
  readonly logLevel: LogLevel;
  readonly logTo?: LogDestination | undefined;
  /** Milliseconds that a slow charge waits. Default 10,000. */
  readonly slowness?: number | undefined;
  readonly now?: (() => number) | undefined;
}

export interface SandboxGateway {
  readonly app: FastifyInstance;
  readonly store: GatewayStore;
  readonly events: EventSender;
}

const status: Readonly<Record<GatewayErrorCode, number>> = {
  unauthenticated: 401,
  invalid_request: 400,
  idempotency_mismatch: 400,
  in_progress: 409,
  attempt_closed: 409,
  ended: 409,
  not_found: 404,
  token_unusable: 422,
  mandate_required: 422,
  refund_too_large: 422,
  charge_disputed: 422,
};

/** The sandbox gateway: its API, its pages and its events. No card or bank number is stored or logged. */
export function createSandboxGateway(options: SandboxGatewayOptions): SandboxGateway {
  const {
    file,
    origin,
    sites,
    secrets,
    eventsUrl,
    logLevel,
    logTo,
    slowness = 10_000,
    now = Date.now,
  } = options;
  const app = createHttpServer({ logLevel, logTo });
  const store = openStore({ file, origin, now });
  const events = startEvents({ store, url: eventsUrl, secret: secrets.webhookSecret, log: app.log, now });
  app.addHook('onClose', async () => {
    await events.stop();
    store.close();
  });

  app.get(paths.health, async () => ({ status: 'ok' }));
  addApi(app, { store, events, origin, key: secrets.key, slowness });
  addPages(app, { store, events, origin, sites, now });
  return { app, store, events };
}

interface ApiOptions {
  readonly store: GatewayStore;
  readonly events: EventSender;
  readonly origin: () => string;
  readonly key: string;
  readonly slowness: number;
}

/** Adds the calls of the club's API. */
function addApi(server: FastifyInstance, { store, events, origin, key, slowness }: ApiOptions): void {
  /** Idempotency keys and attempts of the calls in progress. */
  const underWay = new Set<string>();

  /** The answer that is stored for the key of a request, or else that of a call which is made once. */
  function onceFor<Answer>(request: FastifyRequest, body: object, work: (calls: OnceCalls) => Answer) {
    const idempotencyKey = keyOf(request);
    const print = fingerprint(body);
    return store.storedAnswer(idempotencyKey, print) ?? store.once(idempotencyKey, print, work);
  }

  server.register(async (app) => {
    app.addHook('onRequest', async (request) => {
      if (!isKey(request.headers.authorization, key)) throw new GatewayError('unauthenticated');
    });
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof GatewayError)) throw error;
      return reply.code(status[error.code]).send({ error: error.code });
    });

    app.post(paths.charges, async (request, reply) => {
      const body = read(chargeRequest, request.body);
      const idempotencyKey = keyOf(request);
      const print = fingerprint(body);
      const holds = [idempotencyKey, body.attempt];
      if (holds.some((hold) => underWay.has(hold))) throw new GatewayError('in_progress');
      const stored = store.storedAnswer(idempotencyKey, print);
      if (stored) return stored;

      const fault = faultOf(request, body, store);
      for (const hold of holds) underWay.add(hold);
      try {
        if (fault === 'slow') await delay(slowness);
        const answer = store.once(idempotencyKey, print, (calls) => ({ charge: charge(calls, body) }));
        if (fault === 'earlyEvent') await events.flush();
        if (fault === 'lostAnswer') return hangUp(reply);
        return answer;
      } finally {
        for (const hold of holds) underWay.delete(hold);
        if (fault !== 'earlyEvent') setImmediate(events.wake);
      }
    });

    app.post(paths.savedMethods, async (request) => {
      const body = read(saveRequest, request.body);
      return onceFor(request, body, (calls) => save(calls, body));
    });

    app.post<{ Params: { token: string } }>(paths.keepToken, async ({ params }) => {
      store.keepToken(params.token);
      return { kept: true };
    });

    app.post<{ Params: { method: string } }>(paths.detachMethod, async ({ params }) => {
      store.detach(params.method);
      return { detached: true };
    });

    app.get<{ Params: { attempt: string } }>(paths.attempt, async ({ params }) => {
      const found = store.chargeOfAttempt(params.attempt);
      if (!found) throw new GatewayError('not_found');
      return { charge: found };
    });

    app.post<{ Params: { attempt: string } }>(paths.closeAttempt, async ({ params }) => {
      if (underWay.has(params.attempt)) throw new GatewayError('in_progress');
      const found = store.closeAttempt(params.attempt);
      return found ? { charge: found } : { closed: true };
    });

    app.post(paths.refunds, async (request) => {
      const body = read(refundRequest, request.body);
      // The bank may have decided since: the stored answer is old.
      const known = store.refundOf(body.refund);
      if (known) {
        const { charge: charged, ...refund } = known;
        if (charged !== body.charge || refund.amount !== body.amount) {
          throw new GatewayError('idempotency_mismatch');
        }
        return { refund };
      }
      const answer = onceFor(request, body, (calls) => ({
        refund: calls.refund(body.charge, body.amount, body.refund),
      }));
      setImmediate(events.wake);
      return answer;
    });

    app.get<{ Params: { dispute: string } }>(paths.dispute, async ({ params }) => {
      const dispute = store.dispute(params.dispute);
      if (!dispute) throw new GatewayError('not_found');
      return { dispute };
    });

    app.get(paths.report, async (request) => {
      const { from, to, after } = read(reportQuery, request.query);
      return store.report(from, to, after);
    });

    addTestCalls(app, { store, events });

    app.post(paths.hostedPages, async (request) => {
      const id = store.addPage(read(hostedPageNew, request.body));
      return { id, url: `${origin()}/pages/${id}` };
    });

    app.get<{ Params: { page: string } }>(paths.hostedPage, async ({ params }) => {
      const page = store.page(params.page);
      if (!page) throw new GatewayError('not_found');
      const { state, payment, savedFor } = page;
      return { state, payment, savedFor };
    });
  });
}

/** The calls with which a tester lets payers and banks act. */
function addTestCalls(app: FastifyInstance, { store, events }: Pick<ApiOptions, 'store' | 'events'>): void {
  const told = <Answer>(answer: Answer): Answer => {
    setImmediate(events.wake);
    return answer;
  };
  app.get(testPaths.charges, async () => ({ charges: store.latestCharges(20) }));
  app.post(testPaths.disputes, async (request) => {
    const { attempt, state, cents } = read(testDispute, request.body);
    return told({ dispute: store.openDispute(attempt, state, cents) });
  });
  app.post<{ Params: { dispute: string } }>(testPaths.dispute, async ({ params, body }) =>
    told({ dispute: store.endDispute(params.dispute, read(testDisputeEnd, body).state) }),
  );
  app.post<{ Params: { refund: string } }>(testPaths.refund, async ({ params, body }) =>
    told({ refund: store.endRefund(params.refund, read(testRefundEnd, body).state) }),
  );
  app.post(testPaths.payouts, async () => ({ cents: store.payOutNow() }));
}

function charge(calls: OnceCalls, { attempt, amount, description, source }: ChargeRequest) {
  calls.expectNew(attempt);
  const order = { attempt, amount, description };
  if (source.type === 'saved') {
    const { savedMethod } = source;
    const absent = { byDeposits: false, keep: false, locale: 'fr', returnUrl: undefined } as const;
    return calls.charge({ ...order, ...calls.savedMethod(savedMethod), ...absent, savedMethod });
  }
  const { token, method, keep, locale, returnUrl, mandate } = source;
  if (method === 'bank' && !mandate) throw new GatewayError('mandate_required');
  const fixed = fixedToken(token);
  const used = fixed
    ? {
        payment: { method: 'bank' as const, token, bankName: 'Banque d’essai', lastFour: '6789' },
        scenario: fixed,
        byDeposits: false,
      }
    : calls.useToken(token);
  if (used.payment.method !== method) throw new GatewayError('token_unusable');
  return calls.charge({ ...order, ...used, keep, locale, returnUrl, savedMethod: undefined });
}

function save(calls: OnceCalls, { token, method, mandate }: SaveRequest): SaveAnswer {
  if (method === 'bank' && !mandate) throw new GatewayError('mandate_required');
  const { payment, scenario, byDeposits } = calls.useToken(token);
  if (payment.method !== method) throw new GatewayError('token_unusable');
  // The challenge is part of the hosted page of a card that is saved.
  if (scenario.challenge) return { state: 'declined', reason: 'authenticationFailed' };
  if (scenario.decline) return { state: 'declined', reason: scenario.decline };
  // No deposits are sent, so the account is never verified.
  if (byDeposits) return { state: 'unverified' };
  return { state: 'saved', savedMethod: calls.save({ payment, scenario }) };
}

/** The fault that a test requests, or that of the card. */
function faultOf(request: FastifyRequest, { source }: ChargeRequest, store: GatewayStore): Fault | undefined {
  const asked = faults.find((fault) => fault === request.headers[faultHeader]);
  return asked ?? (source.type === 'token' ? store.scenarioOf(source.token)?.fault : undefined);
}

/** Closes the connection without an answer. */
function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.core.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new GatewayError('invalid_request');
  return parsed.data;
}

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key.length < 8 || key.length > 255)
    throw new GatewayError('invalid_request');
  return key;
}

const fingerprint = (body: object) => createHash('sha256').update(JSON.stringify(body)).digest('hex');

function isKey(authorization: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${key}`));
}

import { randomBytes } from 'node:crypto';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  bankReference,
  cardReference,
  type DeclineReason,
  declineReasons,
  type HostedPageResult,
  type PaymentMethod,
  type PaymentReference,
} from '@jalon/api-client/contract';
import * as z from 'zod/mini';
import type { Scenario } from './scenarios.ts';
import { type Charge, chargeStates, type EventBody, type GatewayErrorCode } from './wire.ts';

/**
 * The gateway's data. SQLite, because its calls are synchronous: a charge is one transaction that nothing can
 * interrupt but the end of the process, and every committed transaction survives that.
 */
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS tokens (
    token TEXT PRIMARY KEY, payment TEXT NOT NULL, scenario TEXT NOT NULL, by_deposits INTEGER NOT NULL,
    expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS hosted_pages (
    id TEXT PRIMARY KEY, method TEXT NOT NULL, locale TEXT NOT NULL, return_url TEXT NOT NULL,
    state TEXT NOT NULL, payment TEXT, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS charges (
    id TEXT PRIMARY KEY, attempt TEXT NOT NULL UNIQUE, amount INTEGER NOT NULL, description TEXT NOT NULL,
    state TEXT NOT NULL, reason TEXT, payment TEXT NOT NULL, scenario TEXT NOT NULL, saved_method TEXT,
    challenge TEXT UNIQUE, challenge_kind TEXT, challenge_until INTEGER, tries INTEGER NOT NULL DEFAULT 0,
    locale TEXT NOT NULL, return_url TEXT, settles_at INTEGER, refunded INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS closed_attempts (attempt TEXT PRIMARY KEY) STRICT;
  CREATE TABLE IF NOT EXISTS saved_methods (
    id TEXT PRIMARY KEY, payment TEXT NOT NULL, scenario TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS refunds (
    id TEXT PRIMARY KEY, charge TEXT NOT NULL, amount INTEGER NOT NULL, created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, body TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS events (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, attempt TEXT NOT NULL, created_at INTEGER NOT NULL,
    due_at INTEGER, tries INTEGER NOT NULL DEFAULT 0, copies INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS events_due ON events (due_at) WHERE due_at IS NOT NULL;
`;

export interface StoreOptions {
  /** `:memory:` for none. */
  readonly file: string;
  /** The origin of the gateway's pages. */
  readonly origin: () => string;
  readonly now: () => number;
}

/** How long things last, in milliseconds. */
const minute = 60_000;
const tokenLife = 15 * minute;
/** A person without script reads the contract between the hosted page and the payment. */
const hostedTokenLife = 60 * minute;
const hostedPageLife = 60 * minute;
const challengeLife = { question: 15 * minute, deposits: 10 * 24 * 60 * minute } as const;
const answerLife = 24 * 60 * minute;

export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: GatewayErrorCode;

  constructor(code: GatewayErrorCode) {
    super(code);
    this.code = code;
  }
}

export interface NewCharge {
  readonly attempt: string;
  readonly amount: number;
  readonly description: string;
  readonly payment: PaymentReference;
  readonly scenario: Scenario;
  readonly byDeposits: boolean;
  readonly keep: boolean;
  readonly locale: 'fr' | 'en';
  readonly returnUrl: string | undefined;
  /** A charge without the person. */
  readonly savedMethod: string | undefined;
}

/** A charge that asks the person something. */
export interface Challenge {
  readonly kind: 'question' | 'deposits';
  readonly state: Charge['state'];
  readonly amount: number;
  readonly description: string;
  readonly locale: 'fr' | 'en';
  readonly returnUrl: string;
  readonly triesLeft: number;
}

export interface HostedPage {
  readonly method: PaymentMethod;
  readonly locale: 'fr' | 'en';
  readonly returnUrl: string;
  readonly state: HostedPageResult['state'];
  readonly payment: PaymentReference | undefined;
}

export interface DueEvent {
  readonly body: EventBody;
  readonly copies: number;
  readonly tries: number;
}

export type GatewayStore = ReturnType<typeof openStore>;

const payments = z.discriminatedUnion('method', [cardReference, bankReference]);
const locale = z.enum(['fr', 'en']);
const chargeRow = z.object({
  id: z.string(),
  attempt: z.string(),
  amount: z.int(),
  description: z.string(),
  state: z.enum(chargeStates),
  reason: z.nullable(z.enum(declineReasons)),
  payment: z.string(),
  scenario: z.string(),
  saved_method: z.nullable(z.string()),
  challenge: z.nullable(z.string()),
  challenge_kind: z.nullable(z.enum(['question', 'deposits'])),
  tries: z.int(),
  locale,
  return_url: z.nullable(z.string()),
  refunded: z.int(),
});
type ChargeRow = z.infer<typeof chargeRow>;
const tokenRow = z.object({ payment: z.string(), scenario: z.string(), by_deposits: z.int() });
const savedRow = z.object({ payment: z.string(), scenario: z.string() });
const pageRow = z.object({
  method: z.enum(['card', 'bank']),
  locale,
  return_url: z.string(),
  state: z.enum(['open', 'complete', 'cancelled']),
  payment: z.nullable(z.string()),
  expires_at: z.int(),
});
const eventRow = z.object({
  id: z.string(),
  type: z.string(),
  attempt: z.string(),
  created_at: z.int(),
  tries: z.int(),
  copies: z.int(),
});

/** Opens the gateway's data. Every method is one transaction. */
export function openStore({ file, origin, now }: StoreOptions) {
  const database = new DatabaseSync(file);
  database.exec(schema);

  const get = (statement: string, ...values: SQLInputValue[]) => database.prepare(statement).get(...values);
  const all = (statement: string, ...values: SQLInputValue[]) => database.prepare(statement).all(...values);
  const run = (statement: string, ...values: SQLInputValue[]) =>
    Number(database.prepare(statement).run(...values).changes);

  function transaction<Result>(work: () => Result): Result {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }

  const findCharge = (column: 'id' | 'attempt' | 'challenge', value: string): ChargeRow | undefined => {
    const row = get(`SELECT * FROM charges WHERE ${column} = ?`, value);
    return row && chargeRow.parse(row);
  };

  function addEvent(type: EventBody['type'], attempt: string, scenario: Scenario): void {
    const copies = scenario.fault === 'duplicateEvent' ? 2 : 1;
    run(
      'INSERT INTO events (id, type, attempt, created_at, due_at, copies) VALUES (?, ?, ?, ?, ?, ?)',
      newId('evt'),
      type,
      attempt,
      now(),
      now(),
      copies,
    );
  }

  function setState(row: ChargeRow, state: Charge['state'], reason?: DeclineReason): void {
    const scenario: Scenario = JSON.parse(row.scenario);
    const settlesAt = state === 'processing' ? now() + (scenario.settlesAfter ?? 0) * 1000 : null;
    run(
      'UPDATE charges SET state = ?, reason = ?, settles_at = ? WHERE id = ?',
      state,
      reason ?? null,
      settlesAt,
      row.id,
    );
    addEvent(`charge.${state}`, row.attempt, scenario);
  }

  /** What follows when nothing has to be asked any more. */
  function carryOut(row: ChargeRow): void {
    const scenario: Scenario = JSON.parse(row.scenario);
    const decline = row.return_url === null ? (scenario.laterDecline ?? scenario.decline) : scenario.decline;
    if (decline) setState(row, 'declined', decline);
    else
      setState(row, payments.parse(JSON.parse(row.payment)).method === 'bank' ? 'processing' : 'succeeded');
    // A debit that fails keeps no account.
    if (row.saved_method === 'wanted') {
      const saved = decline ? null : newId('pm');
      run('UPDATE charges SET saved_method = ? WHERE id = ?', saved, row.id);
      if (saved) run('INSERT INTO saved_methods VALUES (?, ?, ?)', saved, row.payment, row.scenario);
    }
  }

  function toCharge(row: ChargeRow): Charge {
    const isDone = row.state === 'succeeded' || row.state === 'processing';
    return {
      id: row.id,
      attempt: row.attempt,
      amount: row.amount,
      state: row.state,
      reason: row.reason ?? undefined,
      challengeUrl: row.state === 'challenge' ? `${origin()}/challenge/${row.challenge}` : undefined,
      savedMethod: isDone && row.saved_method !== null ? row.saved_method : undefined,
      refunded: row.refunded,
    };
  }

  function addCharge(request: NewCharge): Charge {
    const { attempt, amount, description, payment, scenario, keep, savedMethod } = request;
    const isLater = savedMethod !== undefined;
    const kind = isLater ? undefined : request.byDeposits ? 'deposits' : scenario.challenge && 'question';
    // Nothing is asked about an account that can't be used.
    const asks = kind === 'deposits' && scenario.decline ? undefined : kind;
    const row: ChargeRow = {
      id: newId('ch'),
      attempt,
      amount,
      description,
      state: 'challenge',
      reason: null,
      payment: JSON.stringify(payment),
      scenario: JSON.stringify(scenario),
      saved_method: keep ? 'wanted' : (savedMethod ?? null),
      challenge: asks ? randomBytes(16).toString('base64url') : null,
      challenge_kind: asks ?? null,
      tries: 0,
      locale: request.locale,
      return_url: request.returnUrl ?? null,
      refunded: 0,
    };
    run(
      `INSERT INTO charges (id, attempt, amount, description, state, payment, scenario, saved_method, challenge,
         challenge_kind, challenge_until, locale, return_url, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      row.id,
      attempt,
      amount,
      description,
      row.state,
      row.payment,
      row.scenario,
      row.saved_method,
      row.challenge,
      row.challenge_kind,
      asks ? now() + challengeLife[asks] : null,
      row.locale,
      row.return_url,
      now(),
    );
    if (asks) addEvent('charge.challenge', attempt, scenario);
    else carryOut(row);
    return chargeOf(row.id);
  }

  /** `life`: milliseconds. */
  function addToken(
    payment: TokenisedPayment,
    scenario: Scenario,
    byDeposits: boolean,
    life = tokenLife,
  ): PaymentReference {
    const reference = { ...payment, token: newId('tok') };
    run(
      'INSERT INTO tokens (token, payment, scenario, by_deposits, expires_at) VALUES (?, ?, ?, ?, ?)',
      reference.token,
      JSON.stringify(reference),
      JSON.stringify(scenario),
      Number(byDeposits),
      now() + life,
    );
    return reference;
  }

  function chargeOf(id: string): Charge {
    const row = findCharge('id', id);
    if (!row) throw new GatewayError('not_found');
    return toCharge(row);
  }

  /** Ends a challenge once: a second answer to it changes nothing. */
  function answerChallenge(id: string, answer: (row: ChargeRow) => void): void {
    transaction(() => {
      const row = findCharge('challenge', id);
      if (!row) throw new GatewayError('not_found');
      if (row.state === 'challenge') answer(row);
    });
  }

  return {
    close: () => database.close(),

    addToken,

    /** The answer that a key got; undefined when it is new. */
    storedAnswer(key: string, fingerprint: string): unknown {
      const row = get('SELECT fingerprint, body FROM answers WHERE key = ?', key);
      if (!row) return undefined;
      if (row.fingerprint !== fingerprint) throw new GatewayError('idempotency_mismatch');
      return JSON.parse(String(row.body));
    },

    /** Runs a call once for its key, and keeps its answer in the same transaction. Errors are not kept. */
    once<Answer>(key: string, fingerprint: string, work: () => Answer): Answer {
      return transaction(() => {
        const answer = work();
        run(
          'INSERT INTO answers (key, fingerprint, body, created_at) VALUES (?, ?, ?, ?)',
          key,
          fingerprint,
          JSON.stringify(answer),
          now(),
        );
        return answer;
      });
    },

    /** The payment of a token, which can't be used again. Only within `once`. */
    useToken(token: string): { payment: PaymentReference; scenario: Scenario; byDeposits: boolean } {
      const row = get(
        'UPDATE tokens SET used = 1 WHERE token = ? AND used = 0 AND expires_at > ? RETURNING *',
        token,
        now(),
      );
      if (!row) throw new GatewayError('token_unusable');
      const { payment, scenario, by_deposits } = tokenRow.parse(row);
      return {
        payment: payments.parse(JSON.parse(payment)),
        scenario: JSON.parse(scenario),
        byDeposits: by_deposits === 1,
      };
    },

    /** What a token will do, without using it. */
    scenarioOf(token: string): Scenario | undefined {
      const row = get('SELECT scenario FROM tokens WHERE token = ?', token);
      return row && JSON.parse(String(row.scenario));
    },

    savedMethod(id: string): { payment: PaymentReference; scenario: Scenario } {
      const row = get('SELECT payment, scenario FROM saved_methods WHERE id = ?', id);
      if (!row) throw new GatewayError('token_unusable');
      const { payment, scenario } = savedRow.parse(row);
      return { payment: payments.parse(JSON.parse(payment)), scenario: JSON.parse(scenario) };
    },

    /** @throws when an attempt was charged or closed. Only within `once`. */
    expectNew(attempt: string): void {
      if (get('SELECT 1 FROM closed_attempts WHERE attempt = ?', attempt)) {
        throw new GatewayError('attempt_closed');
      }
      if (findCharge('attempt', attempt)) throw new GatewayError('idempotency_mismatch');
    },

    /** Only within `once`. */
    charge: addCharge,

    chargeOf,

    chargeOfAttempt(attempt: string): Charge | undefined {
      const row = findCharge('attempt', attempt);
      return row && toCharge(row);
    },

    /** The charge of an attempt; without one, a charge that arrives later is refused. */
    closeAttempt(attempt: string): Charge | undefined {
      return transaction(() => {
        const row = findCharge('attempt', attempt);
        if (row) return toCharge(row);
        run('INSERT OR IGNORE INTO closed_attempts VALUES (?)', attempt);
        return undefined;
      });
    },

    /** Only within `once`. */
    refund(chargeId: string, amount: number): { id: string; amount: number } {
      const changed = run(
        `UPDATE charges SET refunded = refunded + ? WHERE id = ? AND state = 'succeeded' AND refunded + ? <= amount`,
        amount,
        chargeId,
        amount,
      );
      if (changed === 0)
        throw new GatewayError(findCharge('id', chargeId) ? 'refund_too_large' : 'not_found');
      const id = newId('re');
      run('INSERT INTO refunds VALUES (?, ?, ?, ?)', id, chargeId, amount, now());
      addEvent('charge.refunded', chargeOf(chargeId).attempt, {});
      return { id, amount };
    },

    challenge(id: string): Challenge | undefined {
      const row = findCharge('challenge', id);
      if (!row?.challenge_kind || row.return_url === null) return undefined;
      const { state, amount, description, challenge_kind: kind, return_url: returnUrl, tries } = row;
      return {
        kind,
        state,
        amount,
        description,
        locale: row.locale,
        returnUrl,
        triesLeft: maximumTries - tries,
      };
    },

    /** The person approved, or gave the right deposits. */
    approve: (id: string) => answerChallenge(id, carryOut),

    refuse: (id: string, reason: DeclineReason) =>
      answerChallenge(id, (row) => setState(row, 'declined', reason)),

    /** Counts wrong deposits; `exhaust` uses every try up at once. */
    missDeposits: (id: string, { exhaust }: { exhaust: boolean }) =>
      answerChallenge(id, (row) => {
        const tries = exhaust ? maximumTries : row.tries + 1;
        run('UPDATE charges SET tries = ? WHERE id = ?', tries, row.id);
        if (tries >= maximumTries) setState(row, 'declined', 'accountUnusable');
      }),

    /** Does what time brings: debits settle, challenges end, old tokens and answers are deleted. */
    advance(): void {
      transaction(() => {
        const due = all(`SELECT * FROM charges WHERE state = 'processing' AND settles_at <= ?`, now());
        for (const row of due.map((found) => chargeRow.parse(found))) {
          const { returned }: Scenario = JSON.parse(row.scenario);
          if (returned) setState(row, 'declined', returned);
          else setState(row, 'succeeded');
        }
        const late = all(`SELECT * FROM charges WHERE state = 'challenge' AND challenge_until <= ?`, now());
        for (const row of late) setState(chargeRow.parse(row), 'declined', 'authenticationCancelled');
        run('DELETE FROM tokens WHERE expires_at < ?', now() - answerLife);
        run('DELETE FROM answers WHERE created_at < ?', now() - answerLife);
      });
    },

    /** When the next of these things is due. */
    nextAdvance(): number | undefined {
      const row = get(
        `SELECT min(at) AS at FROM (
           SELECT settles_at AS at FROM charges WHERE state = 'processing'
           UNION ALL SELECT challenge_until FROM charges WHERE state = 'challenge'
         )`,
      );
      return typeof row?.at === 'number' ? row.at : undefined;
    },

    addPage(page: Pick<HostedPage, 'method' | 'locale' | 'returnUrl'>): string {
      const id = newId('page');
      run(
        `INSERT INTO hosted_pages (id, method, locale, return_url, state, expires_at) VALUES (?, ?, ?, ?, 'open', ?)`,
        id,
        page.method,
        page.locale,
        page.returnUrl,
        now() + hostedPageLife,
      );
      return id;
    },

    page(id: string): HostedPage | undefined {
      const found = get('SELECT * FROM hosted_pages WHERE id = ?', id);
      if (!found) return undefined;
      const { method, locale, return_url: returnUrl, state, payment, expires_at } = pageRow.parse(found);
      const isLate = state === 'open' && expires_at <= now();
      return {
        method,
        locale,
        returnUrl,
        state: isLate ? 'expired' : state,
        payment: payment === null ? undefined : payments.parse(JSON.parse(payment)),
      };
    },

    /** Does nothing for a page that is no longer open. */
    completePage: (id: string, payment: TokenisedPayment, scenario: Scenario, byDeposits: boolean) =>
      transaction(() => {
        const reference = addToken(payment, scenario, byDeposits, hostedTokenLife);
        run(
          `UPDATE hosted_pages SET state = 'complete', payment = ? WHERE id = ? AND state = 'open'`,
          JSON.stringify(reference),
          id,
        );
      }),

    cancelPage: (id: string) =>
      void run(`UPDATE hosted_pages SET state = 'cancelled' WHERE id = ? AND state = 'open'`, id),

    dueEvents: (limit: number): DueEvent[] =>
      all('SELECT * FROM events WHERE due_at <= ? ORDER BY due_at LIMIT ?', now(), limit).map((found) => {
        const { id, type, attempt, created_at, tries, copies } = eventRow.parse(found);
        const body = { id, type, attempt, created: Math.floor(created_at / 1000) } as EventBody;
        return { body, copies, tries };
      }),

    nextEvent(): number | undefined {
      const row = get('SELECT min(due_at) AS at FROM events WHERE due_at IS NOT NULL');
      return typeof row?.at === 'number' ? row.at : undefined;
    },

    eventDelivered: (id: string) => void run('UPDATE events SET due_at = NULL WHERE id = ?', id),

    /** `pause`: milliseconds until the next try; undefined to give up. */
    eventFailed: (id: string, pause: number | undefined) =>
      void run(
        'UPDATE events SET tries = tries + 1, due_at = ? WHERE id = ?',
        pause === undefined ? null : now() + pause,
        id,
      ),
  };
}

type WithoutToken<Reference> = Reference extends unknown ? Omit<Reference, 'token'> : never;
/** A card or account as it may be shown, before it has a token. */
export type TokenisedPayment = WithoutToken<PaymentReference>;

const maximumTries = 3;

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`;
}

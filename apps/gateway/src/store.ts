import { randomBytes } from 'node:crypto';
import type { DeclineReason, PaymentReference } from '@jalon/api-client/contract';
import { balanceStore, feeOf } from './balance-store.ts';
import { disputeStore } from './dispute-store.ts';
import { eventStore } from './event-store.ts';
import { hostedPageStore } from './hosted-page-store.ts';
import { refundStore } from './refund-store.ts';
import type { Scenario } from './scenarios.ts';
import {
  type ChargeRow,
  chargeRow,
  payments,
  savedRow,
  type TokenisedMethod,
  type TokenisedPayment,
  tokenRow,
} from './store-rows.ts';
import { newId, openSql } from './store-sql.ts';
import { type Charge, type Dispute, type GatewayErrorCode, type Refund, tokenMinutes } from './wire.ts';

export interface StoreOptions {
  /** `:memory:` keeps nothing. */
  readonly file: string;
  /** The origin of the gateway's pages. */
  readonly origin: () => string;
  readonly now: () => number;
}

/** Lifetimes in milliseconds. */
const minute = 60_000;
const tokenLife = tokenMinutes * minute;
/** Longer, because people without JavaScript read the contract between the hosted page and the payment. */
const hostedTokenLife = 60 * minute;
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
  /** Set for a charge in the person's absence. */
  readonly savedMethod: string | undefined;
}

/** A charge that needs an answer from the person. */
export interface Challenge {
  readonly kind: 'question' | 'deposits';
  readonly state: Charge['state'];
  readonly amount: number;
  readonly description: string;
  readonly locale: 'fr' | 'en';
  readonly returnUrl: string;
  readonly triesLeft: number;
}

/** What a charge or a saved method is made from. */
export interface PaymentSource {
  readonly payment: PaymentReference;
  readonly scenario: Scenario;
}

/** The calls that have an effect once: `once` alone gives them, within its transaction. */
export interface OnceCalls {
  /** Uses a token, which works only once. */
  useToken(token: string): PaymentSource & { readonly byDeposits: boolean };
  savedMethod(id: string): PaymentSource;
  /** Returns the id of the saved method. */
  save(source: PaymentSource): string;
  /** @throws when the attempt was charged or closed */
  expectNew(attempt: string): void;
  charge(request: NewCharge): Charge;
  /** `asked`: the caller's id of the refund. */
  refund(chargeId: string, amount: number, asked: string): Refund;
}

/** What a receipt says of a card or account. */
function labelOf(payment: PaymentReference): Charge['payment'] {
  const { method, lastFour } = payment;
  return { method, lastFour, ...(method === 'card' && { brand: payment.brand }) };
}

export type GatewayStore = ReturnType<typeof openStore>;

/** Opens the gateway's data. Every method is one transaction. */
export function openStore({ file, origin, now }: StoreOptions) {
  const sql = openSql(file);
  const { get, all, run, insert, transaction } = sql;
  const { addEvent, addEventAbout, ...events } = eventStore(sql, now);
  const { setPayment, challengedCard, ...pages } = hostedPageStore(sql, now);
  const { addLine, payOut, payOutDaily, report } = balanceStore(sql, now);
  const moneyBack = { sql, now, addLine, addEventAbout };
  const { addRefund, settleRefunds, refundOf, endRefund } = refundStore(moneyBack);
  const disputes = disputeStore(moneyBack);

  const findCharge = (column: 'id' | 'attempt' | 'challenge', value: string): ChargeRow | undefined => {
    const row = get(`SELECT * FROM charges WHERE ${column} = ?`, value);
    return row && chargeRow.parse(row);
  };

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
    if (state !== 'succeeded') return;
    const { method } = payments.parse(JSON.parse(row.payment));
    addLine({ kind: 'charge', charge: row.id, cents: row.amount, fee: feeOf(method, row.amount) });
    disputes.planDispute(row);
  }

  /** Settles or declines a charge that needs no answer from the person. */
  function carryOut(row: ChargeRow): void {
    const scenario: Scenario = JSON.parse(row.scenario);
    const decline = row.return_url === null ? (scenario.laterDecline ?? scenario.decline) : scenario.decline;
    if (decline) setState(row, 'declined', decline);
    else
      setState(row, payments.parse(JSON.parse(row.payment)).method === 'bank' ? 'processing' : 'succeeded');
    // The account of a declined debit is not saved.
    if (row.saved_method === 'wanted') {
      const saved = decline ? null : addSaved(row.payment, row.scenario);
      run('UPDATE charges SET saved_method = ? WHERE id = ?', saved, row.id);
    }
  }

  /** Saves a card or account; both values are JSON. Returns its id. */
  function addSaved(payment: string, scenario: string): string {
    const id = newId('pm');
    insert('saved_methods', { id, payment, scenario });
    return id;
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
      payment: labelOf(payments.parse(JSON.parse(row.payment))),
      refunded: row.refunded,
    };
  }

  function addCharge(request: NewCharge): Charge {
    const { attempt, amount, description, payment, scenario, keep, savedMethod } = request;
    const isLater = savedMethod !== undefined;
    const kind = isLater ? undefined : request.byDeposits ? 'deposits' : scenario.challenge && 'question';
    // No challenge for an account that can't be used.
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
    insert('charges', {
      ...row,
      challenge_until: asks ? now() + challengeLife[asks] : null,
      created_at: now(),
    });
    if (asks) addEvent('charge.challenge', attempt, scenario);
    else carryOut(row);
    return chargeOf(row.id);
  }

  /** `life`: lifetime in milliseconds. */
  function addToken(
    payment: TokenisedPayment,
    scenario: Scenario,
    byDeposits: boolean,
    life = tokenLife,
  ): PaymentReference {
    const reference = { ...payment, token: newId('tok') };
    insert('tokens', {
      token: reference.token,
      payment: JSON.stringify(reference),
      scenario: JSON.stringify(scenario),
      by_deposits: Number(byDeposits),
      expires_at: now() + life,
    });
    return reference;
  }

  function chargeOf(id: string): Charge {
    const row = findCharge('id', id);
    if (!row) throw new GatewayError('not_found');
    return toCharge(row);
  }

  /** Ends a challenge; a second answer to it changes nothing. */
  function answerChallenge(id: string, answer: (row: ChargeRow) => void): void {
    transaction(() => {
      const row = findCharge('challenge', id);
      if (!row) throw new GatewayError('not_found');
      if (row.state === 'challenge') answer(row);
    });
  }

  const calls: OnceCalls = {
    useToken(token) {
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

    savedMethod(id) {
      const row = get('SELECT payment, scenario FROM saved_methods WHERE id = ?', id);
      if (!row) throw new GatewayError('token_unusable');
      const { payment, scenario } = savedRow.parse(row);
      return { payment: payments.parse(JSON.parse(payment)), scenario: JSON.parse(scenario) };
    },

    save: ({ payment, scenario }) => addSaved(JSON.stringify(payment), JSON.stringify(scenario)),

    expectNew(attempt) {
      if (get('SELECT 1 FROM closed_attempts WHERE attempt = ?', attempt)) {
        throw new GatewayError('attempt_closed');
      }
      if (findCharge('attempt', attempt)) throw new GatewayError('idempotency_mismatch');
    },

    charge: addCharge,

    refund(chargeId, amount, asked) {
      const row = findCharge('id', chargeId);
      if (!row) throw new GatewayError('not_found');
      const held = disputes.heldOf(chargeId);
      if (held > 0 && row.refunded + held + amount > row.amount) throw new GatewayError('charge_disputed');
      const changed = run(
        `UPDATE charges SET refunded = refunded + ? WHERE id = ? AND state = 'succeeded' AND refunded + ? <= amount`,
        amount,
        chargeId,
        amount,
      );
      if (changed === 0) throw new GatewayError('refund_too_large');
      addEvent('charge.refunded', row.attempt, {});
      return addRefund(row, amount, asked);
    },
  };

  return {
    close: sql.close,
    ...events,
    ...pages,

    addToken,

    /** The stored answer for a key; undefined for a new key. */
    storedAnswer(key: string, fingerprint: string): unknown {
      const row = get('SELECT fingerprint, body FROM answers WHERE key = ?', key);
      if (!row) return undefined;
      if (row.fingerprint !== fingerprint) throw new GatewayError('idempotency_mismatch');
      return JSON.parse(String(row.body));
    },

    /** Runs a call once for its key, and stores its answer in the same transaction. Errors are not stored. */
    once<Answer>(key: string, fingerprint: string, work: (calls: OnceCalls) => Answer): Answer {
      return transaction(() => {
        const answer = work(calls);
        insert('answers', { key, fingerprint, body: JSON.stringify(answer), created_at: now() });
        return answer;
      });
    },

    /** Lets a token live longer. @throws for one that was used or has expired */
    keepToken(token: string): void {
      const row = get(
        `UPDATE tokens SET expires_at = max(expires_at, ?)
         WHERE token = ? AND used = 0 AND expires_at > ? RETURNING token`,
        now() + tokenLife,
        token,
        now(),
      );
      if (!row) throw new GatewayError('token_unusable');
    },

    /** The scenario of a token, without using it. */
    scenarioOf(token: string): Scenario | undefined {
      const row = get('SELECT scenario FROM tokens WHERE token = ?', token);
      return row && JSON.parse(String(row.scenario));
    },

    detach: (id: string) => void run('DELETE FROM saved_methods WHERE id = ?', id),

    report,
    refundOf,
    dispute: disputes.dispute,

    /** The latest charges, for testers. */
    latestCharges: (limit: number): Charge[] =>
      all('SELECT * FROM charges ORDER BY created_at DESC LIMIT ?', limit).map((found) =>
        toCharge(chargeRow.parse(found)),
      ),

    /** Lets the payer of an attempt dispute its charge, or take a debit back. @throws GatewayError */
    openDispute(attempt: string, state: 'inquiry' | 'open' | 'lost', cents?: number): Dispute {
      return transaction(() => {
        const row = findCharge('attempt', attempt);
        if (row?.state !== 'succeeded') throw new GatewayError('not_found');
        const most = row.amount - row.refunded - disputes.heldOf(row.id);
        const amount = cents ?? most;
        if (amount <= 0 || amount > most) throw new GatewayError('refund_too_large');
        const added = disputes.addDispute(row, amount, state);
        if (!added) throw new GatewayError('ended');
        return added;
      });
    },

    /** @throws GatewayError */
    endDispute(id: string, state: 'open' | 'won' | 'lost'): Dispute {
      return transaction(() => {
        if (!disputes.dispute(id)) throw new GatewayError('not_found');
        const ended = disputes.endDispute(id, state);
        if (!ended) throw new GatewayError('ended');
        return ended;
      });
    },

    /** Lets the bank execute a refund, or not. @throws GatewayError */
    endRefund(asked: string, state: 'succeeded' | 'failed'): Refund {
      return transaction(() => {
        if (!refundOf(asked)) throw new GatewayError('not_found');
        const ended = endRefund(asked, state);
        if (!ended) throw new GatewayError('ended');
        return ended;
      });
    },

    /** Pays the balance out now; returns its cents. */
    payOutNow: (): number => transaction(() => payOut(now() + 1)),

    chargeOfAttempt(attempt: string): Charge | undefined {
      const row = findCharge('attempt', attempt);
      return row && toCharge(row);
    },

    /** Returns the charge of an attempt. If there is none, closes the attempt: a later charge is refused. */
    closeAttempt(attempt: string): Charge | undefined {
      return transaction(() => {
        const row = findCharge('attempt', attempt);
        if (row) return toCharge(row);
        run('INSERT OR IGNORE INTO closed_attempts VALUES (?)', attempt);
        return undefined;
      });
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

    /** Ends a challenge that the person approved, or answered with the correct deposits. */
    approve: (id: string) => answerChallenge(id, carryOut),

    refuse: (id: string, reason: DeclineReason) =>
      answerChallenge(id, (row) => setState(row, 'declined', reason)),

    /** Counts wrong deposits; `exhaust` uses all remaining attempts. */
    missDeposits: (id: string, { exhaust }: { exhaust: boolean }) =>
      answerChallenge(id, (row) => {
        const tries = exhaust ? maximumTries : row.tries + 1;
        run('UPDATE charges SET tries = ? WHERE id = ?', tries, row.id);
        if (tries >= maximumTries) setState(row, 'declined', 'accountUnusable');
      }),

    /**
     * Settles due debits and refunds, opens due disputes, ends late challenges, pays out the days before, and deletes old tokens and
     * answers.
     */
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
        settleRefunds();
        disputes.openPlanned();
        payOutDaily();
        run('DELETE FROM tokens WHERE expires_at < ?', now() - answerLife);
        run('DELETE FROM answers WHERE created_at < ?', now() - answerLife);
      });
    },

    /** When the next debit or challenge is due. */
    nextAdvance(): number | undefined {
      const row = get(
        `SELECT min(at) AS at FROM (
           SELECT settles_at AS at FROM charges WHERE state = 'processing'
           UNION ALL SELECT challenge_until FROM charges WHERE state = 'challenge'
           UNION ALL SELECT settles_at FROM refunds
           UNION ALL SELECT opens_at FROM disputes
         )`,
      );
      return typeof row?.at === 'number' ? row.at : undefined;
    },

    /** Does nothing if the page is no longer open. */
    completePage: (id: string, { payment, scenario, byDeposits }: TokenisedMethod) =>
      transaction(() => setPayment(id, addToken(payment, scenario, byDeposits, hostedTokenLife))),

    /** Completes a page with its challenged card: its challenge is answered. Does nothing without one. */
    approvePage: (id: string) =>
      transaction(() => {
        const challenged = challengedCard(id);
        if (!challenged) return;
        const { payment, scenario, byDeposits } = challenged;
        const answered = { ...scenario, challenge: undefined };
        setPayment(id, addToken(payment, answered, byDeposits, hostedTokenLife));
      }),
  };
}

const maximumTries = 3;

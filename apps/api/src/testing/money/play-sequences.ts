import { dayInQuebec } from '@jalon/i18n';
import { addDays } from '../../features/quotes/index.ts';
import { addMember } from '../endings.ts';
import type { Started } from '../started-orders.ts';
import { check } from './check-books.ts';
import { type Played, rowsOf, until } from './played.ts';
import type { Sequence } from './sequences.ts';
import { take } from './take-step.ts';

/** Sequences that are played at the same time: most of them wait for work in the background. */
const concurrency = 12;

/**
 * Plays sequences, several at a time, and checks the money after each step. `onPlayed` receives how many have ended.
 * @throws at the first violation
 */
export async function playSequences(
  started: Started,
  sequences: readonly Sequence[],
  onPlayed: (count: number) => void = () => {},
): Promise<void> {
  const outcomes = steerLaterPayments(started);
  const waiting = [...sequences.entries()];
  let played = 0;
  const playNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await play(started, next[0], next[1], outcomes);
        onPlayed(++played);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: concurrency }, playNext));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function play(
  started: Started,
  index: number,
  sequence: Sequence,
  outcomes: Map<string, 'succeeded' | 'declined'>,
): Promise<void> {
  const member = `3${String(index).padStart(9, '0')}`;
  const expiresOn = addDays(dayInQuebec(), sequence.days);
  await addMember(started, {
    number: member,
    expiresOn,
    type: sequence.type,
    optionVr: sequence.indOptionVR,
    balance: sequence.balance,
    clubDollars: sequence.clubDollars,
  });
  const played: Played = { started, member, sequence, expiresOn };
  for (const [count, one] of sequence.steps.entries()) {
    try {
      await take(played, one, outcomes);
      await settle(played);
      await check(played);
    } catch (cause) {
      const done = JSON.stringify({ ...sequence, steps: sequence.steps.slice(0, count + 1) });
      throw new Error(`${cause instanceof Error ? cause.message : cause} after ${done} (${member})`, {
        cause,
      });
    }
  }
}

/** Later payments answer by the number of their order. */
function steerLaterPayments({ gateway }: Started): Map<string, 'succeeded' | 'declined'> {
  const outcomes = new Map<string, 'succeeded' | 'declined'>();
  const { chargeLater } = gateway;
  gateway.chargeLater = async (charge) =>
    outcomes.get(charge.description) === 'declined'
      ? { state: 'declined', reason: 'insufficientFunds', retryable: true }
      : chargeLater(charge);
  return outcomes;
}

/** Waits until the membership system and the gateway have everything. */
const settle = (played: Played) =>
  until(async () => {
    const [open] = await rowsOf<{ count: number }>(
      played,
      `SELECT count(*)::integer FROM outbox_events WHERE next_attempt_at IS NOT NULL AND subject_id IN (
          SELECT id FROM orders WHERE member_number = $1
          UNION SELECT r.id FROM refunds r JOIN orders o ON o.id = r.order_id WHERE o.member_number = $1
          UNION SELECT id FROM membership_endings WHERE member_number = $1)`,
    );
    return open?.count === 0;
  });

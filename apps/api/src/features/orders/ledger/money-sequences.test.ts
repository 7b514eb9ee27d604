import { expect, it } from 'vitest';
import { demonstrationClub } from '../../../testing/club/specification-club.ts';
import { playSequences } from '../../../testing/money/play-sequences.ts';
import { foundSequences, sequencesOf } from '../../../testing/money/sequences.ts';
import { startOrders } from '../../../testing/started-orders.ts';

/** `npm run test:wide -- sequences` plays 10,000. */
const count = Number(process.env.MONEY_SEQUENCES ?? 20);
const seed = Number(process.env.MONEY_SEED ?? 33);
/** A sequence takes 0.15 s on a quiet machine. */
const timeout = 60_000 + count * 5_000;

it('no sequence of changes gains a cent', { timeout }, async () => {
  const started = await startOrders({ CLUB_CONFIG: demonstrationClub, WORKER_POLL_MS: '200' });
  await playSequences(started, [...foundSequences, ...sequencesOf(seed, count)], (played) => {
    if (played % 500 === 0) console.log(`${played} of ${count} sequences of seed ${seed}`);
  });
  expect(started.gateway.calls.count).toBeGreaterThan(count);
});

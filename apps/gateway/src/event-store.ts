import * as z from 'zod/mini';
import type { Scenario } from './scenarios.ts';
import { newId, type Sql } from './store-sql.ts';
import type { EventBody } from './wire.ts';

export interface DueEvent {
  readonly body: EventBody;
  readonly copies: number;
  readonly tries: number;
}

const eventRow = z.object({
  id: z.string(),
  type: z.string(),
  attempt: z.string(),
  created_at: z.int(),
  tries: z.int(),
  copies: z.int(),
  subject: z.nullable(z.string()),
});

/** The events that the API has not received yet. */
export function eventStore({ all, get, run }: Sql, now: () => number) {
  return {
    addEvent(type: EventBody['type'], attempt: string, scenario: Scenario, subject?: string): void {
      const copies = scenario.fault === 'duplicateEvent' ? 2 : 1;
      run(
        'INSERT INTO events (id, type, attempt, created_at, due_at, copies, subject) VALUES (?, ?, ?, ?, ?, ?, ?)',
        newId('evt'),
        type,
        attempt,
        now(),
        now(),
        copies,
        subject ?? null,
      );
    },

    dueEvents: (limit: number): DueEvent[] =>
      all('SELECT * FROM events WHERE due_at <= ? ORDER BY due_at LIMIT ?', now(), limit).map((found) => {
        const { id, type, attempt, created_at, tries, copies, subject } = eventRow.parse(found);
        const about = { attempt, ...(subject !== null && { subject }) };
        const body = { id, type, ...about, created: Math.floor(created_at / 1000) } as EventBody;
        return { body, copies, tries };
      }),

    nextEvent(): number | undefined {
      const row = get('SELECT min(due_at) AS at FROM events WHERE due_at IS NOT NULL');
      return typeof row?.at === 'number' ? row.at : undefined;
    },

    eventDelivered: (id: string) => void run('UPDATE events SET due_at = NULL WHERE id = ?', id),

    /** `pause`: milliseconds until the next attempt; undefined if there is none. */
    eventFailed: (id: string, pause: number | undefined) =>
      void run(
        'UPDATE events SET tries = tries + 1, due_at = ? WHERE id = ?',
        pause === undefined ? null : now() + pause,
        id,
      ),
  };
}

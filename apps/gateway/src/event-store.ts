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
export function eventStore({ all, get, run, insert }: Sql, now: () => number) {
  function addEvent(type: EventBody['type'], attempt: string, scenario: Scenario, subject?: string): void {
    insert('events', {
      id: newId('evt'),
      type,
      attempt,
      created_at: now(),
      due_at: now(),
      copies: scenario.fault === 'duplicateEvent' ? 2 : 1,
      subject: subject ?? null,
    });
  }

  return {
    addEvent,

    /** Adds an event about the refund or the dispute of a charge. */
    addEventAbout(type: EventBody['type'], charge: string, subject: string): void {
      const row = get('SELECT attempt FROM charges WHERE id = ?', charge);
      if (row) addEvent(type, String(row.attempt), {}, subject);
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

import type { Transaction } from '../database/database.ts';

export interface OutboxEvent {
  /** Stays the same over every attempt: receivers detect duplicates by it. */
  readonly id: string;
  readonly kind: string;
  /** Id of the row that the event is about. */
  readonly subjectId: string;
  readonly payload: unknown;
}

/**
 * Handles one event, at least once. `signal` is aborted when the attempt times out or the process stops.
 * @throws DeliveryFailed, DeliverySkipped
 */
export type EventHandler = (event: OutboxEvent, signal: AbortSignal) => Promise<void>;

/** Handles many events with database work only, in the transaction that marks them as delivered. */
export type BatchHandler = (transaction: Transaction, events: readonly OutboxEvent[]) => Promise<void>;

/** The event is not sent, by a rule of ours: it is finished, and it is not a failure. */
export class DeliverySkipped extends Error {
  override readonly name = 'DeliverySkipped';
  /** Which rule; nothing that a person typed. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The receiver did not accept the event. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
  /** Never quotes the receiver's answer, which may repeat what a person typed. */
  readonly code: string;
  /** No later attempt can succeed. */
  readonly final: boolean;

  constructor(code: string, { final = false, cause }: { final?: boolean; cause?: Error } = {}) {
    super(code, { cause });
    this.code = code;
    this.final = final;
  }
}

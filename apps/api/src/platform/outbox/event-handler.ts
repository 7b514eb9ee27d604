export interface OutboxEvent {
  /** The same in every attempt, so that receivers can detect duplicates. */
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

/** A rule of the API prevents sending the event: it is finished, and this is not a failure. */
export class DeliverySkipped extends Error {
  override readonly name = 'DeliverySkipped';
  /** The rule. Never contains typed text. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The receiver did not accept the event. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
  /** Never quotes the receiver's answer, which may repeat typed text. */
  readonly code: string;
  /** No later attempt can succeed. */
  readonly final: boolean;

  constructor(code: string, { final = false, cause }: { final?: boolean; cause?: Error } = {}) {
    super(code, { cause });
    this.code = code;
    this.final = final;
  }
}

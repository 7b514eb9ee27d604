import type { StoredSubmission } from '../stored-submissions.ts';

/** Ways out for a submission: the mailbox is a table of ours, the acknowledgement goes to the visitor. */
export type ChannelName = 'mailbox' | 'mail' | 'acknowledgement' | 'webhook';

/** One submission on its way to one receiver. */
export interface Delivery {
  /** The same over every try: the receiver drops doubles by it. */
  readonly id: string;
  readonly submission: StoredSubmission;
}

/** Hands submissions over to one kind of receiver. */
export interface Channel {
  /**
   * Resolves once the receiver has taken it; `signal` is aborted when it takes too long, or the process ends.
   * @throws DeliveryFailed
   */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<void>;
}

/** The receiver did not take it. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
  /** In a word or two, without anything that the receiver said: it may quote what a person typed. */
  readonly code: string;
  /** No later try can succeed. */
  readonly final: boolean;

  constructor(code: string, { final = false, cause }: { final?: boolean; cause?: Error } = {}) {
    super(code, { cause });
    this.code = code;
    this.final = final;
  }
}

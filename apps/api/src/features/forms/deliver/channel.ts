import type { StoredFile } from '../files/stored-file.ts';
import type { StoredSubmission } from '../store/stored-submissions.ts';

/** The delivery of one submission to one receiver. */
export interface Delivery {
  /** The same in every attempt, so that the receiver can detect duplicates. */
  readonly id: string;
  readonly submission: StoredSubmission;
}

/** The files of submissions, for the channels. */
export interface DeliveredFiles {
  /** The content, one part at a time. */
  read(file: StoredFile): AsyncIterable<Buffer>;
  /** An address that downloads a file, for a month from its submission. */
  linkOf(fileId: string, createdAt: Date): string;
}

/** Sends submissions to one kind of receiver. */
export interface Channel {
  /**
   * Resolves once the receiver has accepted the submission. `signal` is aborted when the attempt times out
   * or the process stops.
   * @throws DeliveryFailed
   */
  deliver(delivery: Delivery, signal: AbortSignal): Promise<void>;
}

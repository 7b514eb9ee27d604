/** A file of a submission, as the submission names it. */
export interface StoredFile {
  readonly id: string;
  readonly field: string;
  /** With the one ending of its type. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
}

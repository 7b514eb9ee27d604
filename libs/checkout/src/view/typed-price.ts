import type { Quote } from '@jalon/api-client/contract';

/** The price of what is typed in a step. */
export interface TypedPrice {
  readonly quote?: Quote | undefined;
  /** With the other term; only on the payment step. */
  readonly otherTerm?: Quote | undefined;
  /** What is typed has no price at the moment: the price shown is that of the answers before. */
  readonly isStale?: boolean | undefined;
}

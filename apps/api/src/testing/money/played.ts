import type { Started } from '../started-orders.ts';
import type { Sequence } from './sequences.ts';

/** Who a sequence is about, and what the membership had before it. */
export interface Played {
  readonly started: Started;
  readonly member: string;
  readonly sequence: Sequence;
  expiresOn: string;
}

/** Waits for work in the background. */
export async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('The work in the background did not end');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Rows of a query about the member, `$1`. */
export async function rowsOf<Row extends object>({ started, member }: Played, text: string): Promise<Row[]> {
  const { rows } = await started.api.store.database.pool.query(text, text.includes('$1') ? [member] : []);
  return rows;
}

import type { Database } from '../../../platform/database/database.ts';
import { defineGauge } from '../../../platform/observability/metrics.ts';

const openDifferences = defineGauge(
  'jalon_gateway_differences',
  'Differences between the gateway’s report and the ledger that are open',
);
const daysBehind = defineGauge(
  'jalon_gateway_days_not_compared',
  'Days that have ended and whose report of the gateway was not compared with the ledger',
);

/** Records what is open. Each worker does so each hour, whichever of them compared. `until`: the last day that should be compared. */
export async function recordComparison({ pool }: Pick<Database, 'pool'>, until: string): Promise<void> {
  const { rows } = await pool.query<{ open: number; behind: number }>(
    `SELECT (SELECT count(*) FROM gateway_differences WHERE resolved_at IS NULL)::integer AS open,
      greatest(0, $1::date - (SELECT max(day) FROM compared_days))::integer AS behind`,
    [until],
  );
  openDifferences(rows[0]?.open ?? 0);
  daysBehind(rows[0]?.behind ?? 0);
}

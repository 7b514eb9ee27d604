import type { Meter } from '@opentelemetry/api';
import type { Pool } from 'pg';
import { secondsOverdueSql } from '../outbox/event-store.ts';

interface Figures {
  readonly timeline: number;
  readonly synchronous: number;
  readonly asynchronous: number;
  /** Null to an account without the role `pg_monitor`. */
  readonly lag: string | null;
  readonly overdue: number;
}

/** Fails on a standby, like `pg_current_wal_lsn`. */
const query = `
  SELECT ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int AS timeline,
    (count(*) FILTER (WHERE sync_state IN ('sync', 'quorum')))::int AS synchronous,
    (count(*) FILTER (WHERE sync_state NOT IN ('sync', 'quorum')))::int AS asynchronous,
    CASE WHEN count(*) = 0 THEN 0 ELSE max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)) END::text AS lag,
    ${secondsOverdueSql} AS overdue
  FROM pg_stat_replication WHERE state = 'streaming' OR state IS NULL`;

/** Milliseconds; less than the time that Prometheus waits for a scrape. */
const timeout = 2_000;

/**
 * Adds what the primary says about itself, read at each scrape. While it does not answer, `jalon_database_up` is 0 and
 * the others keep their last value.
 */
export function observeDatabase(meter: Meter, pool: Pool): void {
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description });
  const up = gauge('jalon_database_up', '1 when the primary answered at this scrape, otherwise 0');
  const timeline = gauge('jalon_database_timeline', 'Timeline of the primary: each failover increases it');
  const replicas = gauge(
    'jalon_database_replicas',
    'Standbys that stream; commits wait for a synchronous one',
  );
  const lag = gauge('jalon_database_replication_lag_bytes', 'Log that the slowest standby has not applied');
  const overdue = gauge('jalon_outbox_overdue_seconds', 'How long the oldest event of the outbox is overdue');
  meter.addBatchObservableCallback(
    async (result) => {
      const asked = pool.query<Figures>(Object.assign({ text: query }, { query_timeout: timeout }));
      const figures = await asked.then(({ rows }) => rows[0]).catch(() => undefined);
      result.observe(up, figures ? 1 : 0);
      if (!figures) return;
      result.observe(timeline, figures.timeline);
      result.observe(replicas, figures.synchronous, { mode: 'synchronous' });
      result.observe(replicas, figures.asynchronous, { mode: 'asynchronous' });
      if (figures.lag !== null) result.observe(lag, Number(figures.lag));
      result.observe(overdue, figures.overdue);
    },
    [up, timeline, replicas, lag, overdue],
  );
}

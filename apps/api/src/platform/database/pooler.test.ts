import { describe, expect, it, vi } from 'vitest';
import { modifyQuote, order } from '../../testing/checkouts.ts';
import { postBatteryTest } from '../../testing/forms/battery-test.ts';
import { addAccount, getMember, testMembers, tokenOf } from '../../testing/members.ts';
import { find, indexEntries } from '../../testing/search.ts';
import { startTransactionPooler } from '../../testing/servers/transaction-pooler.ts';
import { checkBooks, startOrders } from '../../testing/started-orders.ts';
import { startApiForTest } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const { username, memberNumber } = testMembers.zoe;

/** The timeouts that the API asks for at the start of a connection, and that a pooler does not pass on. */
async function setTimeouts(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await query(databaseUrl, `ALTER DATABASE ${name} SET statement_timeout = '10s'`);
}

async function pooledDatabase({ empty = false } = {}) {
  const databaseUrl = await testDatabase({ empty });
  await setTimeouts(databaseUrl);
  return { databaseUrl, pooled: (await startTransactionPooler(databaseUrl)).url };
}

describe('behind a pooler in transaction mode', () => {
  it('processes that start at once migrate once, and leave no lock to those that start later', async () => {
    const { databaseUrl, pooled } = await pooledDatabase({ empty: true });
    const connection = { connectionString: pooled };
    await Promise.all([migrate(connection), migrate(connection)]);
    await migrate(connection);
    expect(await query(databaseUrl, 'SELECT FROM submissions')).toEqual([]);
    const locks = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE locktype = 'advisory' AND datname = current_database()`;
    expect(await query(databaseUrl, locks)).toEqual([]);
  });

  it('submissions are stored and delivered, and orders keep the books', async () => {
    const { databaseUrl, pooled } = await pooledDatabase();
    const started = await startOrders({ DATABASE_URL: pooled });
    const posts = Array.from({ length: 20 }, () => postBatteryTest(started.api.baseUrl));
    for (const { status } of await Promise.all(posts)) expect(status).toBe(200);
    const placed = Array.from({ length: 4 }, async () => {
      return order(started.api, modifyQuote, { member: memberNumber });
    });
    const answers = await Promise.all(placed);
    expect(answers.filter(({ attempt }) => attempt?.state === 'succeeded')).toHaveLength(1);
    await checkBooks(started);
    await vi.waitFor(async () => expect(await query(databaseUrl, 'SELECT FROM mailbox')).toHaveLength(20), {
      timeout: 10_000,
    });
  });

  it('a search leaves no setting behind for the next transaction', async () => {
    const { databaseUrl, pooled } = await pooledDatabase();
    const api = await startApiForTest({ DATABASE_URL: pooled });
    const { pool } = api.store.database;
    await indexEntries(api.store.database, []);
    for (let round = 0; round < 3; round += 1) await find('pneu', api);
    for (const name of ['enable_seqscan', 'work_mem', 'pg_trgm.similarity_threshold']) {
      const [usual] = await query(databaseUrl, `SELECT current_setting('${name}', true) AS value`);
      for (let connection = 0; connection < 3; connection += 1) {
        const { rows } = await pool.query(`SELECT current_setting('${name}', true) AS value`);
        if (usual && Object.values(usual)[0]) expect(rows).toEqual([usual]);
      }
    }
  });

  it('an ended session is refused at once, over a connection past the pooler', async () => {
    const { databaseUrl, pooled } = await pooledDatabase();
    const environment = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: databaseUrl };
    const [one, other] = [await startApiForTest(environment), await startApiForTest(environment)];
    await addAccount(one.store.database);
    const token = await tokenOf(one, username);
    const headers = { authorization: `Bearer ${token}` };
    // The answer for an accepted token is 404: there is no such member.
    const accepts = async () => (await getMember(other, memberNumber, headers)).httpStatus === 404;
    expect(await accepts()).toBe(true);
    expect((await fetch(`${one.baseUrl}/api/logout`, { method: 'POST', headers })).status).toBe(200);
    // Less time than a session is cached.
    await vi.waitFor(async () => expect(await accepts()).toBe(false), { timeout: 2_000, interval: 20 });
  });

  it('a process does not start when the pooler refuses the timeouts, and says what to do', async () => {
    const databaseUrl = await testDatabase();
    const { url } = await startTransactionPooler(databaseUrl, {
      accepted: ['user', 'database', 'client_encoding', 'application_name'],
    });
    await expect(startApiForTest({ DATABASE_URL: url, DATABASE_OWNER_URL: databaseUrl })).rejects.toThrow(
      /DATABASE_URL: .*unsupported startup parameter: statement_timeout.*ignore_startup_parameters/,
    );
  });

  it('a process says what is missing, and says nothing without a pooler', async () => {
    const databaseUrl = await testDatabase();
    const { url } = await startTransactionPooler(databaseUrl);
    const pooled = await startApiForTest({ DATABASE_URL: url });
    const direct = await startApiForTest({ DATABASE_URL: databaseUrl });
    for (const missing of ['ALTER ROLE', 'DATABASE_DIRECT_URL']) {
      expect(pooled.logs.join('')).toContain(missing);
      expect(direct.logs.join('')).not.toContain(missing);
    }
  });
});

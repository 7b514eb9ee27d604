import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { addressSuggestions, errorAnswer } from '@jalon/api-client/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findAddresses, retrieveAddress } from '../../testing/addresses.ts';
import { batteryTest, postBatteryTest } from '../../testing/forms/battery-test.ts';
import { canadaPostKey, startCanadaPost } from '../../testing/servers/canada-post-server.ts';
import { startApi } from '../../testing/test-api.ts';
import { holdTable, query, testDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { isUnavailable } from './unavailable.ts';

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(errorAnswer.parse(await response.json())).toEqual({
    status: 'error',
    code: 'unavailable',
    errors: { generic: 'tryAgainLater' },
  });
}

describe('a PostgreSQL somewhere else', () => {
  /** An API whose connection to the database can be cut. */
  async function behindProxy(environment: Record<string, string> = {}) {
    const databaseUrl = new URL(await testDatabase());
    const target = Number(databaseUrl.port);
    const sockets = new Set<Socket>();
    let mode: 'open' | 'closed' | 'silent' | 'first words' = 'open';
    const proxy = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      if (mode === 'closed') socket.destroy();
      if (mode === 'closed' || mode === 'silent') return;
      const upstream = connect(target, '127.0.0.1');
      upstream.on('error', () => {});
      socket.pipe(upstream).pipe(socket);
      socket.on('data', (statement) => {
        const breaks = ['BEGIN', 'store submission'].some((words) => statement.includes(words));
        if (mode === 'first words' && breaks) socket.destroy();
      });
      socket.on('close', () => upstream.destroy());
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    databaseUrl.port = String((proxy.address() as AddressInfo).port);
    const api = await startApi({ ...environment, DATABASE_URL: databaseUrl.href });
    const cut = (now: typeof mode) => {
      mode = now;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    };
    onTestFinished(async () => {
      cut('closed');
      proxy.close();
      await api.close();
    });
    return { api, cut };
  }

  it('is answered with 503 while it is unavailable, and used again afterwards', async () => {
    const { api, cut } = await behindProxy();
    expect((await postBatteryTest(api.baseUrl)).status).toBe(200);
    cut('closed');
    await expectUnavailable(await postBatteryTest(api.baseUrl));
    await expectUnavailable(await fetch(`${api.baseUrl}/api/health`));
    expect((await fetch(`${api.baseUrl}/api/forms`)).status).toBe(200);
    cut('open');
    expect((await postBatteryTest(api.baseUrl)).status).toBe(200);
  });

  it('is answered with 503 when it accepts connections but does not respond', async () => {
    const { api, cut } = await behindProxy();
    cut('silent');
    await expectUnavailable(await postBatteryTest(api.baseUrl));
  });

  it.each(['closed', 'silent'] as const)(
    'that is %s does not affect the addresses of the data set and their limits',
    async (mode) => {
      const { api, cut } = await behindProxy({
        RATE_LIMITS: 'addresses=1/600, address-searches=1/60',
      });
      cut(mode);
      const { Items } = addressSuggestions.parse(await findAddresses('650 3e rue chibougamau', api));
      expect(Items).toMatchObject([{ Text: '650 3e Rue' }]);
      const id = Items[0]?.Id ?? '';
      expect(await retrieveAddress(id, api)).toMatchObject({ Items: [{ City: 'Chibougamau' }] });
      expect(await findAddresses('650 3e rue', api)).toMatchObject({ code: 'too_many' });
      expect(await retrieveAddress(id, api)).toMatchObject({ code: 'too_many' });
    },
  );

  it('refuses calls to an address service that may bill, because it can’t count them', async () => {
    const service = await startCanadaPost();
    onTestFinished(() => service.close());
    const { api, cut } = await behindProxy({
      CANADA_POST_KEY: canadaPostKey,
      CANADA_POST_URL: service.baseUrl,
    });
    cut('closed');
    expect(await findAddresses('350 rue', api)).toMatchObject({ code: 'unavailable', httpStatus: 503 });
    expect(await retrieveAddress('CA|CP|B|4867056', api)).toMatchObject({ code: 'unavailable' });
    expect(service.calls).toEqual([]);
    cut('open');
    expect(await retrieveAddress('CA|CP|B|4867056', api)).toHaveProperty('Items');
    expect(service.calls).toHaveLength(1);
  });

  it('leaves the API with all its connections when statements break at their first word', async () => {
    const { api, cut } = await behindProxy();
    const { database } = api.store;
    cut('first words');
    for (let round = 0; round < 3; round += 1) {
      const posts = Array.from({ length: 10 }, () => postBatteryTest(api.baseUrl));
      for (const response of await Promise.all(posts)) await expectUnavailable(response);
      const transactions = Array.from({ length: 10 }, () => database.transaction(async () => {}));
      for (const { status } of await Promise.allSettled(transactions)) expect(status).toBe('rejected');
    }
    cut('open');
    const posts = Array.from({ length: 20 }, () => postBatteryTest(api.baseUrl));
    for (const response of await Promise.all(posts)) expect(response.status).toBe(200);
  });

  it('that ends a connection in the middle of a submission loses nothing that was acknowledged', async () => {
    const databaseUrl = await testDatabase();
    const api = await startApi({ DATABASE_URL: databaseUrl });
    onTestFinished(() => api.close());
    const key = randomUUID();
    const lock = await holdTable(databaseUrl, 'submissions');
    const interrupted = postBatteryTest(api.baseUrl, batteryTest(), { key });
    await query(databaseUrl, 'SELECT pg_terminate_backend($1)', [await lock.waiter()]);
    await expectUnavailable(await interrupted);
    await lock.release();
    expect(await query(databaseUrl, 'SELECT 1 FROM submissions')).toEqual([]);
    expect((await postBatteryTest(api.baseUrl, batteryTest(), { key })).status).toBe(200);
    expect(await query(databaseUrl, 'SELECT 1 FROM submissions')).toHaveLength(1);
  });
});

describe('a transaction', () => {
  async function open(): Promise<{ database: Database; databaseUrl: string }> {
    const databaseUrl = await testDatabase();
    const database = openDatabase({
      connection: () => ({ connectionString: databaseUrl }),
      maxConnections: 2,
    });
    onTestFinished(() => database.close());
    return { database, databaseUrl };
  }

  it('rolls back failed work and releases its connection', async () => {
    const { database, databaseUrl } = await open();
    for (let round = 0; round < 5; round += 1) {
      const failing = database.transaction(async (transaction) => {
        await transaction.execute(`INSERT INTO rate_limits (key) VALUES ('a')`);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
    }
    expect(await query(databaseUrl, 'SELECT 1 FROM rate_limits')).toEqual([]);
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  });

  it('that the database refuses is not an outage', async () => {
    const { database } = await open();
    const failing = database.transaction((transaction) => transaction.execute('SELECT 1 / 0'));
    const error = await failing.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isUnavailable(error)).toBe(false);
  });
});

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startApiForTest, type TestApi } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';

describe('a process is not ready', () => {
  const statusOf = async ({ baseUrl }: Pick<TestApi, 'baseUrl'>) =>
    (await fetch(`${baseUrl}/api/health/ready`)).status;

  it.each([
    ['without space on the disk', 'temp_file_limit', '64kB'],
    ['while the database is read-only', 'default_transaction_read_only', 'on'],
  ])('%s, and ready once it can store again', async (_when, setting, value) => {
    const DATABASE_URL = await testDatabase();
    const api = await startApiForTest({ DATABASE_URL });
    const name = new URL(DATABASE_URL).pathname.slice(1);
    /** Changes the setting for new connections, and ends those of the API. */
    async function change(statement: string) {
      await query(DATABASE_URL, `SET TRANSACTION READ WRITE; ALTER DATABASE ${name} ${statement}`);
      await query(
        DATABASE_URL,
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
        [name],
      );
    }
    expect(await statusOf(api)).toBe(200);
    await change(`SET ${setting} = '${value}'`);
    // A terminated connection fails only one check, with any setting; new connections fail every check.
    for (let check = 0; check < 20; check += 1) {
      await vi.waitFor(async () => expect(await statusOf(api)).toBe(503), { timeout: 5_000 });
    }
    await change(`RESET ${setting}`);
    await vi.waitFor(async () => expect(await statusOf(api)).toBe(200), { timeout: 5_000 });
  });

  it('while the database is frozen, and says so within seconds', async () => {
    const url = new URL(await testDatabase());
    const { proxy, freeze } = await freezable(Number(url.port), url.hostname);
    const target = new URL(url);
    target.host = `127.0.0.1:${proxy}`;
    const api = await startApiForTest({ DATABASE_URL: target.href });
    expect(await statusOf(api)).toBe(200);
    const thaw = freeze();
    const began = performance.now();
    expect(await statusOf(api)).toBe(503);
    expect(performance.now() - began).toBeLessThan(5_000);
    thaw();
    await vi.waitFor(async () => expect(await statusOf(api)).toBe(200), { timeout: 10_000 });
  });
});

/** A TCP proxy that can stop forwarding. */
async function freezable(port: number, host: string) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  function freeze(): () => void {
    const frozen = [...sockets];
    for (const socket of frozen) socket.pause();
    return () => {
      for (const socket of frozen) socket.resume();
    };
  }
  return { proxy: (server.address() as AddressInfo).port, freeze };
}

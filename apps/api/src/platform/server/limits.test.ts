import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { errorAnswer } from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { postJson } from '../../testing/post-json.ts';
import { createHttpServer, serverLimits } from './http-server.ts';

const limits = {
  ...serverLimits,
  connections: 20,
  headersTimeout: 300,
  requestTimeout: 600,
  silence: 2_000,
  checkInterval: 50,
};

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = createHttpServer({ logLevel: 'silent', trustedProxies: [], allowedOrigins: [] }, { limits });
  app.post('/echo', async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

function open(): Socket {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Reads a connection until it is closed; returns the data and the time. */
async function untilClosed(socket: Socket): Promise<{ answer: string; ms: number }> {
  const began = performance.now();
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  // Not `once`, which fails at a reset: the server closes while letters still arrive.
  await new Promise((resolve) => socket.on('close', resolve));
  return { answer, ms: performance.now() - began };
}

function expectRefusal(answer: string, status: number, code: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/content-type: application\/json/i);
  expect(errorAnswer.parse(JSON.parse(body))).toMatchObject({ code });
}

/** Writes single letters, just often enough to keep the connection alive. */
function drip(socket: Socket, text: string): void {
  const letters = text[Symbol.iterator]();
  const timer = setInterval(() => {
    if (socket.writable) socket.write(letters.next().value ?? 'x');
  }, 20);
  socket.on('close', () => clearInterval(timer));
}

function noConnections(): Promise<void> {
  return vi.waitFor(
    async () => {
      const count = await new Promise((resolve, reject) => {
        app.server.getConnections((error, connections) => (error ? reject(error) : resolve(connections)));
      });
      expect(count).toBe(0);
    },
    { timeout: 5_000 },
  );
}

describe('a slow or idle caller', () => {
  // Far above the limits and far below the time without limits.
  const soon = 5_000;

  it('loses a connection on which its headers come one byte at a time', async () => {
    const socket = open();
    drip(socket, 'POST /echo HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    const { answer, ms } = await untilClosed(socket);
    expectRefusal(answer, 408, 'timed_out');
    expect(ms).toBeLessThan(soon);
  });

  it('is disconnected when its body arrives byte by byte', async () => {
    const socket = open();
    socket.write(
      'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
    );
    drip(socket, '{"a":"');
    const { answer, ms } = await untilClosed(socket);
    expectRefusal(answer, 408, 'timed_out');
    expect(ms).toBeLessThan(soon);
  });

  it('is disconnected when it sends nothing', async () => {
    const { ms } = await untilClosed(open());
    expect(ms).toBeLessThan(soon);
  });

  it('does not block other callers', async () => {
    for (let slow = 0; slow < 10; slow += 1) drip(open(), 'GET / HTTP/1.1\r\n');
    const response = await postJson(`http://127.0.0.1:${port}/echo`, {}, { connection: 'close' });
    expect(response.status).toBe(200);
  });

  it('can’t exceed the limit of connections', async () => {
    let dropped = 0;
    const onDrop = () => {
      dropped += 1;
    };
    app.server.on('drop', onDrop);
    onTestFinished(() => void app.server.off('drop', onDrop));
    await noConnections();
    const sockets = Array.from({ length: limits.connections + 5 }, open);
    await vi.waitFor(() => expect(dropped).toBe(5), { timeout: 5_000 });
    for (const socket of sockets) socket.destroy();
    await noConnections();
  });
});

describe('a request that is too large', () => {
  it.each([
    ['with one long header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`],
    ['with a long address', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    [
      'with more headers than anyone needs',
      `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${'A: b\r\n'.repeat(120)}\r\n`,
    ],
  ])('is refused in the one shape %s', async (_name, text) => {
    const socket = open();
    socket.write(text);
    expectRefusal((await untilClosed(socket)).answer, 431, 'headers_too_large');
  });

  it('is refused in the one shape with a body over 64 KiB', async () => {
    const tooLarge = JSON.stringify('x'.repeat(65_536));
    const response = await postJson(`http://127.0.0.1:${port}/echo`, tooLarge, { connection: 'close' });
    expect(response.status).toBe(413);
    expect(errorAnswer.parse(await response.json())).toMatchObject({ code: 'too_large' });
  });
});

describe('the connections of one client', () => {
  const perClient = { ...serverLimits, connections: 12, connectionsPerClient: 5, connectionsPerProxy: 8 };

  async function start(trustedProxies: string[]) {
    const bounded = createHttpServer(
      { logLevel: 'silent', trustedProxies, allowedOrigins: [] },
      { limits: perClient },
    );
    bounded.get('/', async () => 'here');
    await bounded.listen({ host: '127.0.0.1', port: 0 });
    onTestFinished(() => bounded.close());
    const { port } = bounded.server.address() as AddressInfo;
    async function openFrom(localAddress: string) {
      const socket = connect({ port, host: '127.0.0.1', localAddress }).setEncoding('utf8');
      socket.on('error', () => {});
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      return socket;
    }
    async function ask(localAddress: string): Promise<string> {
      const socket = await openFrom(localAddress);
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      return (await untilClosed(socket)).answer;
    }
    const count = () =>
      new Promise<number>((resolve) => bounded.server.getConnections((_, number) => resolve(number)));
    return { openFrom, ask, count };
  }

  it.each([
    ['that connects directly', [], 5],
    ['that is a trusted proxy', ['loopback'], 8],
  ])('%s are bounded, and other clients can still connect', async (_who, trustedProxies, bound) => {
    const { openFrom, ask, count } = await start(trustedProxies);
    for (let number = 0; number < 30; number += 1) await openFrom('127.0.0.1');
    await vi.waitFor(async () => expect(await count()).toBe(bound), { timeout: 5_000 });
    expect(await ask('127.0.0.2')).toContain('here');
    // The client itself can still connect: its oldest idle connection was closed.
    expect(await ask('127.0.0.1')).toContain('here');
  });
});

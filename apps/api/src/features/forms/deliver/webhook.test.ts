import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noFiles } from '../../../testing/forms/files.ts';
import { storedSubmission } from '../../../testing/forms/stored-submission.ts';
import {
  startWebhookServer,
  type WebhookServer,
  webhookSecret,
} from '../../../testing/servers/webhook-server.ts';
import { webhookChannel } from './webhook.ts';

const secret = Buffer.from(webhookSecret.slice('whsec_'.length), 'base64');
const never = new AbortController().signal;

let server: WebhookServer;
beforeAll(async () => {
  server = await startWebhookServer();
});
afterAll(() => server.close());
afterEach(() => server.answer());

const deliver = (options: { secrets?: Buffer[]; url?: string; signal?: AbortSignal; id?: string } = {}) => {
  const { secrets = [secret], url = server.url, signal = never, id = randomUUID() } = options;
  const submission = storedSubmission({
    memberNumber: '1000000017',
    dueAt: new Date('2026-12-21T16:03:00Z'),
  });
  return webhookChannel({ url, secrets }, noFiles).deliver({ id, submission }, signal);
};

describe('a webhook', () => {
  it('carries the whole submission, with a stable id and a valid signature', async () => {
    const id = randomUUID();
    await deliver({ id });
    expect(server.calls.at(-1)).toMatchObject({
      id,
      body: {
        type: 'submission.created',
        timestamp: '2026-11-21T16:03:00.000Z',
        data: {
          reference: '234679CDFG',
          formID: 12,
          locale: 'F',
          values: { centreUrbain: 'Laval', vehiculeMarque: 'Citroën' },
          userAgent: 'Mozilla/5.0 (essai)',
          memberInfo: null,
          memberNumber: '1000000017',
          dueAt: '2026-12-21T16:03:00.000Z',
        },
      },
    });
  });

  it('is signed with every secret, so that the receiver may change to the next', async () => {
    const next = Buffer.alloc(32, 'next');
    await expect(deliver({ secrets: [next] })).rejects.toMatchObject({ code: 'webhook 401', final: false });
    await expect(deliver({ secrets: [next, secret] })).resolves.toBeUndefined();
  });

  it.each([
    [500, false],
    [503, false],
    [429, false],
    [404, false],
    [410, true],
  ])('answered with %i has failed, permanently: %s', async (status, final) => {
    server.answer((response) => response.writeHead(status).end('Zoé Côté'));
    await expect(deliver()).rejects.toMatchObject({ code: `webhook ${status}`, final });
  });

  it('follows no redirect', async () => {
    server.answer((response) => response.writeHead(307, { location: '/elsewhere' }).end());
    await expect(deliver()).rejects.toMatchObject({ code: 'webhook 307', final: false });
    expect(server.calls.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('is aborted when the receiver does not answer', async () => {
    const waiting = new Promise<void>((called) => server.answer(() => called()));
    const timeout = new AbortController();
    const delivery = expect(deliver({ signal: timeout.signal })).rejects.toThrow();
    await waiting;
    timeout.abort();
    await delivery;
  });

  it('does not wait for the end of an answer that has none', async () => {
    server.answer((response) => response.writeHead(200).write('…'));
    await expect(deliver()).resolves.toBeUndefined();
  });

  it('fails when nothing listens', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => free.once('listening', listening));
    const address = free.address();
    await new Promise((closed) => free.close(closed));
    const port = typeof address === 'object' ? address?.port : 0;
    await expect(deliver({ url: `http://127.0.0.1:${port}/` })).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
});

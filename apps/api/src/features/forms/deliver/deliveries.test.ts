import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultClub } from '@jalon/club';
import { answersTo } from '@jalon/forms/samples';
import { email } from '@jalon/forms/schemas';
import { isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../../../platform/database/database.ts';
import { readPostmasterFile } from '../../../platform/database/embedded/postmaster-file.ts';
import type { DeliverySkipped } from '../../../platform/outbox/event-handler.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { createOutbox, type WorkerLimits } from '../../../platform/outbox/outbox.ts';
import { baseUrlOf, killAll, runApi } from '../../../testing/api-process.ts';
import { batteryTest, postBatteryTest } from '../../../testing/forms/battery-test.ts';
import { noFiles } from '../../../testing/forms/files.ts';
import { startApiWithMail } from '../../../testing/mail.ts';
import { postJson } from '../../../testing/post-json.ts';
import { headerOf } from '../../../testing/servers/mail-server.ts';
import {
  startWebhookServer,
  type WebhookServer,
  webhookSecret,
} from '../../../testing/servers/webhook-server.ts';
import { startApi, startApiForTest, type TestApi } from '../../../testing/test-api.ts';
import { query, testDatabase } from '../../../testing/test-database.ts';
import { listSubmissions } from '../operator-cli/submission-list.ts';
import { submissionEncryption } from '../store/personal-data.ts';
import { limitMails } from './acknowledgement-limit.ts';
import { registerDeliveries } from './deliveries.ts';
import { resend } from './resend.ts';
import { channelsFor } from './submission-channels.ts';

const failed = isNotNull(outboxEvents.failedAt);
const secretOf = (text: string) => Buffer.from(text.slice('whsec_'.length), 'base64');

/** An API that only stores, for a webhook. */
let storing: TestApi;
let storingUrl: string;
beforeAll(async () => {
  storingUrl = await testDatabase();
  const hook = { WEBHOOK_URL: 'http://127.0.0.1:1/', WEBHOOK_SECRET: webhookSecret };
  storing = await startApi({ DATABASE_URL: storingUrl, WORKER: 'off', ...hook });
});
beforeEach(() => query(storingUrl, 'TRUNCATE submissions, outbox_events CASCADE'));
afterEach(killAll);
afterAll(() => storing.close());

async function webhook(): Promise<{ server: WebhookServer; settings: Record<string, string> }> {
  const server = await startWebhookServer();
  onTestFinished(() => server.close());
  return { server, settings: { WEBHOOK_URL: server.url, WEBHOOK_SECRET: webhookSecret } };
}

async function send({ baseUrl }: Pick<TestApi, 'baseUrl'>, variant = 0): Promise<string> {
  const response = await postBatteryTest(baseUrl, batteryTest(variant));
  expect(response.status).toBe(200);
  return (await response.json()).reference;
}

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly state: 'delivered' | 'failed' | 'waiting';
  readonly last_error: string | null;
  /** Until the next attempt. */
  readonly seconds: number | null;
}

const rows = (databaseUrl: string) =>
  query<Row>(
    databaseUrl,
    `SELECT id, kind, attempts, last_error,
       CASE WHEN delivered_at IS NOT NULL THEN 'delivered' WHEN failed_at IS NOT NULL THEN 'failed' ELSE 'waiting' END AS state,
       extract(epoch FROM next_attempt_at - now())::float AS seconds
     FROM outbox_events ORDER BY kind`,
  );

const until = <Value>(look: () => Promise<Value> | Value) =>
  vi.waitFor(look, { timeout: 40_000, interval: 20 });

/** Lets time pass for the outbox. */
async function passes(databaseUrl: string, seconds: number): Promise<void> {
  await query(
    databaseUrl,
    'UPDATE outbox_events SET next_attempt_at = next_attempt_at - make_interval(secs => $1)',
    [seconds],
  );
}

/** A worker for the API that only stores, whose clock the test controls. */
async function startWorker(limits: WorkerLimits = {}) {
  const { server } = await webhook();
  const { database, keys, secret } = storing.store;
  const events: unknown[] = [];
  const worker = createOutbox({ database, log: { warn: (details) => events.push(details) }, ...limits });
  registerDeliveries(worker, {
    settings: { webhook: { url: server.url, secrets: [secretOf(webhookSecret)] } },
    database,
    club: defaultClub,
    forms: [],
    encryption: submissionEncryption(keys.data),
    secret,
    files: noFiles,
  });
  worker.start();
  onTestFinished(() => worker.stop());
  const timePasses = async (seconds: number) => {
    await passes(storingUrl, seconds);
    worker.wake();
  };
  return { server, worker, events, timePasses };
}

describe('a submission', () => {
  it('is in the mailbox, unread, when nothing else is configured', async () => {
    const DATABASE_URL = await testDatabase();
    const reference = await send(await startApiForTest({ DATABASE_URL }));
    await until(async () =>
      expect(
        await query(
          DATABASE_URL,
          'SELECT reference, read_at FROM mailbox JOIN submissions ON submissions.id = submission_id',
        ),
      ).toEqual([{ reference, read_at: null }]),
    );
    await until(async () => expect(await rows(DATABASE_URL)).toMatchObject([{ state: 'delivered' }]));
  });

  it('that is sent again is not delivered again', async () => {
    const DATABASE_URL = await testDatabase();
    const { server, settings } = await webhook();
    const api = await startApiForTest({ DATABASE_URL, ...settings });
    const key = randomUUID();
    for (let time = 0; time < 3; time += 1) await postBatteryTest(api.baseUrl, batteryTest(), { key });
    await until(async () => expect(await rows(DATABASE_URL)).toMatchObject([{ state: 'delivered' }]));
    expect(server.calls).toHaveLength(1);
  });

  it('is mailed to the recipient of its subject, and not logged', async () => {
    const recipients = { 'Trois-Rivières': 'mauricie@club.test' };
    const delivery = { forms: { 12: { field: 'centreUrbain', recipients } } };
    const { api, mail: mails } = await startApiWithMail({}, delivery);
    const reference = await send(api);
    await until(() => expect(mails.messages).toHaveLength(1));
    const [message] = mails.messages;
    expect(message?.to).toEqual(['mauricie@club.test']);
    expect(message && headerOf(message, 'subject')).toContain(reference);
    expect(message?.source).toContain('Marque du véhicule\u00a0: Citroën');
    expect(api.logs.join()).not.toMatch(/Citroën|Trois|club\.test/);
  });
});

describe('two processes', () => {
  it('deliver every row once under load', async () => {
    const DATABASE_URL = await testDatabase();
    const { server, settings } = await webhook();
    const one = await startApiForTest({ DATABASE_URL, ...settings });
    const other = await startApiForTest({ DATABASE_URL, ...settings });
    const count = 60;
    const references = await Promise.all(
      Array.from({ length: count }, (_, index) => send(index % 2 ? one : other, index % 7)),
    );
    await until(async () =>
      expect((await rows(DATABASE_URL)).filter(({ state }) => state === 'delivered')).toHaveLength(count),
    );
    expect(server.calls).toHaveLength(count);
    expect(new Set(server.calls.map(({ id }) => id)).size).toBe(count);
    expect(new Set(server.calls.map(({ body }) => body.data.reference))).toEqual(new Set(references));
    expect((await rows(DATABASE_URL)).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('share the work: one that does not deliver leaves it to the other', async () => {
    const { server, settings } = await webhook();
    await send(storing);
    expect(await rows(storingUrl)).toMatchObject([{ kind: 'forms.webhook', state: 'waiting', attempts: 0 }]);
    await startApiForTest({ DATABASE_URL: storingUrl, ...settings });
    await until(() => expect(server.calls).toHaveLength(1));
  });
});

describe('a receiver that is down', () => {
  it('for an hour gets every submission in the end, each under its one key', async () => {
    const { server, worker, events, timePasses } = await startWorker();
    server.answer((response) => response.writeHead(503).end('Citroën'));
    const references = [await send(storing, 1), await send(storing, 2), await send(storing, 3)];
    worker.wake();
    // Attempts: at once, then 10 seconds, 1, 5, 15 and 60 minutes after the previous one.
    const waits = [10, 60, 300, 900, 3600];
    for (const [index, wait] of waits.entries()) {
      // During an attempt the row has the lease of a minute in place of the wait.
      const ended = expect.objectContaining({ attempts: index + 1, error: 'webhook 503' });
      await until(async () => {
        expect(events.filter((event) => ended.asymmetricMatch(event))).toHaveLength(references.length);
        for (const row of await rows(storingUrl)) {
          expect(row).toMatchObject({ state: 'waiting', attempts: index + 1, last_error: 'webhook 503' });
          expect(row.seconds).toBeGreaterThan(wait - 20);
          expect(row.seconds).toBeLessThanOrEqual(wait * 1.1);
        }
      });
      if (wait === 3600) server.answer();
      await timePasses(wait * 1.1);
    }
    await until(async () => {
      for (const row of await rows(storingUrl)) {
        expect(row).toMatchObject({ state: 'delivered', attempts: 6, last_error: null });
      }
    });
    for (const reference of references) {
      const calls = server.calls.filter(({ body }) => body.data.reference === reference);
      expect(calls).toHaveLength(6);
      expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
    }
    expect(events).toContainEqual(expect.objectContaining({ error: 'webhook 503', attempts: 5 }));
    expect(JSON.stringify(events)).not.toContain('Citroën');
  });

  it('for a day fails permanently, is listed, and is retried by an operator', async () => {
    const { server, worker, timePasses } = await startWorker();
    const { database } = storing.store;
    server.answer((response) => response.writeHead(500).end());
    await send(storing);
    worker.wake();
    let passed = 0;
    await until(async () => {
      const [row] = await rows(storingUrl);
      if (row?.state === 'waiting' && row.last_error) {
        passed += row.seconds ?? 0;
        await timePasses(row.seconds ?? 0);
      }
      expect(row).toMatchObject({ state: 'failed', attempts: 10, last_error: 'webhook 500' });
    });
    expect(passed).toBeGreaterThan(20 * 3600);
    expect(passed).toBeLessThan(28 * 3600);

    server.answer();
    expect(await resend(database, failed)).toBe(1);
    worker.wake();
    await until(async () => expect(await rows(storingUrl)).toMatchObject([{ state: 'delivered' }]));
    expect(new Set(server.calls.map(({ id }) => id)).size).toBe(1);
    expect(await resend(database, failed)).toBe(0);
  });
});

it('a receiver that does not answer times out and is retried', async () => {
  const { server, worker } = await startWorker({ attemptTimeout: 200 });
  server.answer(() => {});
  await send(storing);
  worker.wake();
  await until(async () =>
    expect(await rows(storingUrl)).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'timeout' }]),
  );
});

it('a submission is sent to every configured channel, and to its visitor when the form asks for an address', () => {
  const server = { host: '127.0.0.1', port: 25, secure: false, requireTLS: false };
  const mail = { server, routing: { from: 'site@club.test', recipient: 'service@club.test' } };
  const hook = { url: 'http://127.0.0.1/', secrets: [] };
  // Found by its rule, whatever its name.
  const form = { schema: z.object({ name: z.string(), courriel: email() }) };
  const typed = { name: 'Zoé', courriel: 'zoe@example.test' };
  expect(channelsFor({}, form, {})).toEqual(['mailbox']);
  expect(channelsFor({ mail }, form, { name: 'zoe@example.test' })).toEqual(['mail']);
  expect(channelsFor({ mail, webhook: hook }, form, typed)).toEqual(['mail', 'webhook', 'acknowledgement']);
  expect(channelsFor({ webhook: hook }, form, typed)).toEqual(['webhook']);
});

describe('a process that ends', () => {
  it('by kill -9 in the middle of a delivery leaves it to another, within a minute and with the same key', async () => {
    const DATABASE_URL = await testDatabase();
    const { server, settings } = await webhook();
    const called = new Promise<void>((resolve) => server.answer(() => resolve()));
    const killed = runApi({ DATABASE_URL, ...settings });
    const reference = await send({ baseUrl: await baseUrlOf(killed) });
    await called;
    killed.process.kill('SIGKILL');
    await killed.ended;

    server.answer();
    await startApiForTest({ DATABASE_URL, ...settings });
    const [row] = await rows(DATABASE_URL);
    expect(row).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(row?.seconds).toBeGreaterThan(0);
    expect(row?.seconds).toBeLessThanOrEqual(60);
    await passes(DATABASE_URL, 60);
    await until(async () =>
      expect(await rows(DATABASE_URL)).toMatchObject([{ state: 'delivered', attempts: 2 }]),
    );
    expect(server.calls.map(({ id, body }) => [id, body.data.reference])).toEqual([
      [row?.id, reference],
      [row?.id, reference],
    ]);
  });

  it('gracefully finishes deliveries in progress', async () => {
    const DATABASE_URL = await testDatabase();
    const { server, settings } = await webhook();
    const called = new Promise<() => void>((resolve) =>
      server.answer((response) => resolve(() => response.writeHead(204).end())),
    );
    const api = await startApi({ DATABASE_URL, ...settings });
    await send(api);
    const finish = await called;
    const closed = api.close();
    finish();
    await closed;
    expect(await rows(DATABASE_URL)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  it('does not wait for a receiver that does not answer: another process retries at once', async () => {
    const { server, worker } = await startWorker({ stopTimeout: 50 });
    const called = new Promise<void>((resolve) => server.answer(() => resolve()));
    await send(storing);
    worker.wake();
    await called;
    await worker.stop();
    const [row] = await rows(storingUrl);
    expect(row).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(row?.seconds).toBeLessThanOrEqual(0);
  });
});

describe('a database', () => {
  it('of our own that is killed during deliveries is restarted, and loses none', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'jalon-delivery-'));
    const { server, settings } = await webhook();
    const api = await startApi({ DATA_DIR, ...settings });
    onTestFinished(async () => {
      await api.close();
      // The killed server's processes may still be writing.
      await rm(DATA_DIR, { recursive: true, maxRetries: 10 });
    });
    const first = new Promise<void>((resolve) =>
      server.answer((response) => {
        response.writeHead(204).end();
        resolve();
      }),
    );
    const references = await Promise.all(Array.from({ length: 20 }, (_, index) => send(api, index)));
    await first;
    const postmaster = await readPostmasterFile(join(DATA_DIR, 'postgres/data'));
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    const health = () => fetch(`${api.baseUrl}/api/health`);
    // The server's processes do not all end at once.
    await until(async () => expect((await health()).status).toBe(503));

    const { database } = api.store;
    await until(async () => {
      // Interrupted attempts are repeated after their lease of one minute; this moves the time past it.
      await database.pool.query(
        'UPDATE outbox_events SET next_attempt_at = now() WHERE next_attempt_at > now()',
      );
      const { rows } = await database.pool.query('SELECT FROM deliveries WHERE delivered_at IS NULL');
      expect(rows).toHaveLength(0);
    });
    expect(new Set(server.calls.map(({ body }) => body.data.reference))).toEqual(new Set(references));
    expect(new Set(server.calls.map(({ id }) => id)).size).toBe(references.length);
    expect((await health()).status).toBe(200);
  });

  it('with a full disk refuses the whole submission, and accepts it once there is space', async () => {
    const DATABASE_URL = await testDatabase();
    const api = await startApiForTest({ DATABASE_URL });
    await query(
      DATABASE_URL,
      `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER no_room BEFORE INSERT ON outbox_events FOR EACH ROW EXECUTE FUNCTION no_room()`,
    );
    const key = randomUUID();
    const refused = await postBatteryTest(api.baseUrl, batteryTest(), { key });
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await query(DATABASE_URL, 'SELECT FROM submissions')).toEqual([]);

    await query(DATABASE_URL, 'DROP TRIGGER no_room ON outbox_events');
    expect((await postBatteryTest(api.baseUrl, batteryTest(), { key })).status).toBe(200);
    expect(await query(DATABASE_URL, 'SELECT FROM submissions')).toHaveLength(1);
    await until(async () => expect(await rows(DATABASE_URL)).toMatchObject([{ state: 'delivered' }]));
  });
});

it('a submission without its key is not lost: it waits for the key', async () => {
  const { server, settings } = await webhook();
  const delivering = { DATABASE_URL: storingUrl, ...settings };
  await send(storing);
  const DATA_KEYS = `other:${Buffer.alloc(32, 'other').toString('base64')}`;
  const api = await startApiForTest({ ...delivering, DATA_KEYS });
  await until(async () =>
    expect(await rows(storingUrl)).toMatchObject([{ state: 'waiting', last_error: 'unreadable' }]),
  );
  await api.close();
  await passes(storingUrl, 60);
  await startApiForTest(delivering);
  await until(() => expect(server.calls).toHaveLength(1));
});

/** An API that mails submissions, and a way to send it the contact form. */
async function mailingApi() {
  const { api, mail: mails, databaseUrl } = await startApiWithMail();
  async function sendContact(email: string, visitor = '192.0.2.1') {
    const body = { formID: '4', locale: 'F', userAgent: '', ...answersTo(4), email };
    const response = await postJson(`${api.baseUrl}/api/forms/4`, body, { 'x-forwarded-for': visitor });
    expect(response.status).toBe(200);
  }
  return { api: { ...api, databaseUrl }, mails, sendContact };
}

describe('acknowledgements', () => {
  async function startLimited() {
    const databaseUrl = await testDatabase();
    const database = openDatabase({ connection: () => ({ connectionString: databaseUrl }) });
    onTestFinished(() => database.close());
    return { databaseUrl, limited: limitMails(database, 'secret') };
  }
  /** Tries to send to each address in turn, the second after so many others; returns the codes of the skipped messages. */
  async function sendAll(addresses: readonly string[], others?: { to: 'domain' | 'hour'; count: number }) {
    const { databaseUrl, limited } = await startLimited();
    const held: string[] = [];
    for (const [index, address] of addresses.entries()) {
      if (others && index === 1) {
        const statement = 'UPDATE rate_limits SET points = points + $1 WHERE key LIKE $2';
        await query(databaseUrl, statement, [others.count, `%_${others.to}:%`]);
      }
      await limited(address, async () => {}).catch((reason: DeliverySkipped) => held.push(reason.code));
    }
    expect(JSON.stringify(await query(databaseUrl, 'SELECT key FROM rate_limits'))).not.toContain('example');
    return held;
  }
  it('are limited for each mailbox as its provider sees it, with tags, dots and capitals', async () => {
    const tagged = [0, 1, 2, 3].map((number) => `victim+${number}@example.test`);
    expect(
      await sendAll([...tagged, 'Victim@Example.test', 'victim@example.test', 'leo@example.test']),
    ).toEqual(['too many to one mailbox']);
    const dotted = ['victim', 'v.ictim', 'vi.ctim', 'vic.tim+a', 'vict.im'].map(
      (name) => `${name}@gmail.com`,
    );
    expect(await sendAll([...dotted, 'victi.m@googlemail.com'])).toEqual(['too many to one mailbox']);
  });

  it('are limited for each domain, and per hour in all', async () => {
    const ofOne = ['a@example.test', 'b@example.test', 'c@example.test', 'zoe@club.example'];
    expect(await sendAll(ofOne, { to: 'domain', count: 198 })).toEqual(['too many to one domain']);
    const ofMany = ['a@one.example', 'b@two.example', 'c@three.example'];
    expect(await sendAll(ofMany, { to: 'hour', count: 998 })).toEqual(['too many to one hour']);
  });

  it('that the limit holds back are skipped: no failure, and nothing to resend', async () => {
    const { api, mails, sendContact } = await mailingApi();
    for (let time = 0; time < 6; time += 1) await sendContact('zoe@example.test');
    const last = { kind: 'forms.acknowledgement', last_error: 'too many to one mailbox' };
    await until(async () => {
      expect(mails.messages.filter(({ to }) => to[0] === 'service@club.test')).toHaveLength(6);
      expect(await rows(api.databaseUrl)).toContainEqual(expect.objectContaining(last));
    });
    expect(mails.messages.filter(({ to }) => to[0] === 'zoe@example.test')).toHaveLength(5);
    const held = await query(
      api.databaseUrl,
      'SELECT FROM outbox_events WHERE next_attempt_at IS NULL AND delivered_at IS NULL AND failed_at IS NULL',
    );
    expect(held).toHaveLength(1);
    expect(await listSubmissions(api.store.database, { state: 'failed', limit: 10 })).toEqual([]);
    expect(await listSubmissions(api.store.database, { state: 'skipped', limit: 10 })).toHaveLength(1);
    expect(await resend(api.store.database, failed)).toBe(0);
  });

  it('are limited for each sender; the submissions beyond the limit are still stored', async () => {
    const { api, mails, sendContact } = await mailingApi();
    for (let number = 0; number < 21; number += 1) await sendContact(`any@d${number}.example`);
    const isAcknowledgement = ({ kind }: Row) => kind === 'forms.acknowledgement';
    expect((await rows(api.databaseUrl)).filter(isAcknowledgement)).toHaveLength(20);
    await sendContact('leo@example.test', '192.0.2.7');
    await until(() => expect(mails.messages.map(({ to }) => to[0])).toContain('leo@example.test'));
    expect(await query(api.databaseUrl, 'SELECT FROM submissions')).toHaveLength(22);
  });

  it('that could not be sent do not count', async () => {
    const { limited } = await startLimited();
    const failing = () => limited('zoe@example.test', () => Promise.reject(new Error('no')));
    for (let time = 0; time < 7; time += 1) await expect(failing()).rejects.toThrow('no');
    await limited('zoe@example.test', async () => {});
  });
});

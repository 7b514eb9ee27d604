import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type pg from 'pg';
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import type { Addresses } from '../global-setup.ts';
import { submissionReader } from './api-keys.ts';
import { connectTo } from './database.ts';
import { type Server, startServer } from './servers.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The encrypted part of a stored submission. */
interface PersonalData {
  values: Record<string, string>;
  userAgent: string;
  memberInfo?: Record<string, string>;
}

/** A stored submission. */
export interface Row extends PersonalData {
  formId: number;
  reference: string;
  locale: string;
  /** The digest of the idempotency key. */
  keyDigest: string;
  /** The member of the access token. */
  memberNumber: string | null;
}

/** Chromium’s remark when a test fills in a field before the browser has given the focus to another. */
const fasterThanAutofocus = /^info: Autofocus processing was blocked/;

interface TestFixtures {
  /** Console messages of the page fail the test unless they are allowed here. */
  complaints: { allow(pattern: RegExp): void; isAllowed(line: string): boolean };
  /** The rows with a field that equals this word: each test uses a unique one. */
  rows(word: string): Promise<Row[]>;
  /** A word of letters that no other test uses. */
  unique: string;
  /** Starts a server that stops with the test, whatever its outcome. */
  serve: (...server: Parameters<typeof startServer>) => Promise<Server>;
  /** The violations that axe finds in the current page, or in the part of it that a selector names. */
  axe(part?: string): Promise<string[]>;
}

interface WorkerFixtures {
  database: pg.Client;
}

/** Tests of the built site: an error, a warning or a blocked resource in the browser fails them. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const client = await connectTo(address('E2E_DATA_DIR'));
      await use(client);
      await client.end();
    },
    { scope: 'worker' },
  ],

  rows: async ({ database }, use) => {
    const read = await submissionReader<PersonalData>(address('E2E_DATA_DIR'));
    await use(async (word) => {
      const { rows } = await database.query<Row & { id: string; sealed: Buffer }>(
        `SELECT id, sealed, form_id AS "formId", reference, locale, idempotency_key AS "keyDigest",
           member_number AS "memberNumber" FROM submissions ORDER BY created_at`,
      );
      return rows
        .map(({ id, sealed, ...row }) => ({ ...row, ...read(sealed, id) }))
        .filter(({ values }) => Object.values(values).includes(word));
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  unique: async ({}, use) => {
    const letters = crypto.getRandomValues(new Uint8Array(12));
    await use(`M${Array.from(letters, (byte) => String.fromCharCode(97 + (byte % 26))).join('')}`);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  complaints: async ({}, use) => {
    const allowed: RegExp[] = [fasterThanAutofocus];
    await use({
      allow: (pattern) => allowed.push(pattern),
      isAllowed: (line) => allowed.some((pattern) => pattern.test(line)),
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  serve: async ({}, use) => {
    const started: Server[] = [];
    await use(async (...server) => {
      const one = await startServer(...server);
      started.push(one);
      return one;
    });
    await Promise.all(started.map((one) => one.stop()));
  },

  // The page needs `serve`, so that it is closed before the servers of its test stop: it would complain of them.
  page: async ({ page, complaints, serve: _serve }, use) => {
    const heard: string[] = [];
    page.on('console', (message: ConsoleMessage) => heard.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => heard.push(`pageerror: ${error.message}`));
    await use(page);
    expect(
      heard.filter((line) => !complaints.isAllowed(line)),
      'the browser complains',
    ).toEqual([]);
  },

  axe: async ({ page }, use) => {
    const source = await readFile(axeFile, 'utf8');
    await use(async (part) => {
      // Through the debugger, to which the Content-Security-Policy does not apply.
      await page.evaluate(source);
      return await page.evaluate(async (selector) => {
        type Violation = { id: string; nodes: { html: string }[] };
        const { axe } = globalThis as unknown as {
          axe: { run(part: string | Document, options: object): Promise<{ violations: Violation[] }> };
        };
        const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] });
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      }, part);
    });
  },
});

export { expect };

/** Holds the scripts of the next page back until the result is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    // Those of a page that was left are not asked for any more.
    await route.continue().catch(() => {});
  });
  return () => resolve(undefined);
}

/** The address of one of the servers that the global setup started. */
export function address(name: keyof Addresses): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through Playwright's configuration`);
  return value;
}

export { hydrated } from '../../../../tools/vite/walk-checkout.ts';

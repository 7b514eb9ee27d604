import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import type { Addresses } from '../global-setup.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A stored submission, as the table has it. */
export interface Row {
  form_id: number;
  reference: string;
  locale: string;
  user_agent: string;
  idempotency_key: string;
  values: Record<string, string>;
  member_info: Record<string, string> | null;
}

interface TestFixtures {
  /** What the browser may complain about in this test: nothing, unless it is told. */
  complaints: { allow(pattern: RegExp): void };
  /** Rows whose make is this one: each test uses a make of its own. */
  rows(make: string): Promise<Row[]>;
  /** A word of letters that no other test uses. */
  unique: string;
  /** What axe finds wrong with the page as it stands. */
  axe(): Promise<string[]>;
}

interface WorkerFixtures {
  database: pg.Client;
}

/** The tests of the built site: an error, a warning or a refused resource in the browser fails them. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const home = join(address('E2E_DATA_DIR'), 'postgres');
      const password = (await readFile(join(home, 'password'), 'utf8')).trim();
      const postmaster = (await readFile(join(home, 'data/postmaster.pid'), 'utf8')).split('\n');
      const client = new pg.Client({
        host: '127.0.0.1',
        port: Number(postmaster[3]),
        user: 'jalon',
        password,
        database: 'jalon',
      });
      await client.connect();
      await use(client);
      await client.end();
    },
    { scope: 'worker' },
  ],

  rows: async ({ database }, use) => {
    await use(async (make) => {
      const { rows } = await database.query<Row>(
        `SELECT form_id, reference, locale, user_agent, idempotency_key, values, member_info
         FROM submissions WHERE values ->> 'vehiculeMarque' = $1 ORDER BY created_at`,
        [make],
      );
      return rows;
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  unique: async ({}, use) => {
    const letters = crypto.getRandomValues(new Uint8Array(12));
    await use(`M${Array.from(letters, (byte) => String.fromCharCode(97 + (byte % 26))).join('')}`);
  },

  complaints: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const heard: string[] = [];
      page.on('console', (message: ConsoleMessage) => heard.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => heard.push(`pageerror: ${error.message}`));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(
        heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'the browser complains',
      ).toEqual([]);
    },
    { auto: true },
  ],

  axe: async ({ page }, use) => {
    const source = await readFile(axeFile, 'utf8');
    await use(async () => {
      // Through the debugger, which the page's Content-Security-Policy does not bind.
      await page.evaluate(source);
      return await page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        const { violations } = await axe.run();
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      });
    });
  },
});

export { expect };

/** Where one of the servers that the global setup started stands. */
export function address(name: keyof Addresses): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through Playwright's configuration`);
  return value;
}

/** Waits until React has taken over the page: until then a press or a key works as without JavaScript. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
}

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { askQuote, order, registerQuote } from '../../testing/checkouts.ts';
import { specificationClub } from '../../testing/club/specification-club.ts';
import { testLinksFile } from '../../testing/site-links.ts';
import { startOrders } from '../../testing/started-orders.ts';
import { testKeys } from '../../testing/test-keys.ts';

const command = fileURLToPath(new URL('orders.command.ts', import.meta.url));

async function start() {
  const started = await startOrders();
  const { attempt } = await order(started.api, (await askQuote(started.api, registerQuote)).id, {});
  const environment = {
    PATH: process.env.PATH,
    DATABASE_URL: started.url,
    CLUB_CONFIG: specificationClub,
    SITE_LINKS: testLinksFile,
    ...testKeys,
  };
  const run = async (...words: string[]): Promise<string> => {
    const args = ['--conditions=@jalon/source', command, ...words];
    return (await promisify(execFile)(process.execPath, args, { env: environment })).stdout;
  };
  return { run, number: attempt.receipt?.orderNumber ?? '' };
}

it('an operator gets the evidence of an order as one file, for its owner alone and over no other', async () => {
  const { run, number } = await start();
  const file = join(mkdtempSync(join(tmpdir(), 'jalon-')), 'evidence.txt');
  await run('evidence', number, file);
  expect(readFileSync(file, 'utf8')).toBe((await run('evidence', number)).replace(/\n$/, ''));
  expect(readFileSync(file, 'utf8')).toMatch(/Contract: version .* accepted 20[\s\S]*Contrat d’adhésion/);
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(run('evidence', number, file)).rejects.toMatchObject({ code: 1 });
});

it('an operator who sends a receipt twice is answered twice, and one that has too few or too many words sees the usage', async () => {
  const { run, number } = await start();
  for (let times = 0; times < 2; times += 1) {
    expect(await run('receipt', number)).toBe(`The API sends the receipt of ${number}.\n`);
  }
  expect(await run('differences')).toBe('No open differences\nNothing was compared yet\n');
  for (const words of [['explain', 'one'], ['repaid'], ['list', number], ['unknown']]) {
    await expect(run(...words)).rejects.toMatchObject({ stderr: expect.stringContaining('Usage:') });
  }
  await expect(run('repaid', number)).rejects.toMatchObject({
    stderr: `No refund of ${number} was refused by a bank.\n`,
  });
});

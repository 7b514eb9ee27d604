import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { order, registerQuote } from '../../testing/checkouts.ts';
import { specificationClub } from '../../testing/club/specification-club.ts';
import { operator } from '../../testing/operator.ts';
import { testLinksFile } from '../../testing/site-links.ts';
import { startOrders } from '../../testing/started-orders.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { run as command } from './orders.command.ts';

async function start() {
  const started = await startOrders();
  const { number } = await order(started.api, registerQuote);
  const environment = {
    DATABASE_URL: started.url,
    CLUB_CONFIG: specificationClub,
    SITE_LINKS: testLinksFile,
  };
  return { run: operator(command, environment), number };
}

it('an operator gets the evidence of an order as one file, for its owner alone and over no other', async () => {
  const { run, number } = await start();
  const file = join(mkdtempSync(join(tmpdir(), 'jalon-')), 'evidence.txt');
  await run('evidence', number, file);
  expect(readFileSync(file, 'utf8')).toBe((await run('evidence', number)).replace(/\n$/, ''));
  expect(readFileSync(file, 'utf8')).toMatch(/Contract: version .* accepted 20[\s\S]*Contrat d’adhésion/);
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(run('evidence', number, file)).rejects.toThrow('EEXIST');
});

it('an operator who sends a receipt twice is answered twice', async () => {
  const { run, number } = await start();
  for (let times = 0; times < 2; times += 1) {
    expect(await run('receipt', number)).toBe(`The API sends the receipt of ${number}.\n`);
  }
  expect(await run('differences')).toBe('No open differences\nNothing was compared yet\n');
  await expect(run('repaid', number)).rejects.toThrow(`No refund of ${number} was refused by a bank.`);
});

it.each(
  [
    'explain one',
    'repaid',
    'refund',
    'refund ABC 1.5',
    'show',
    'list ABC',
    'delete ABC',
    'cancel ABC 1.00',
    'stop-debits',
  ].map((words) => [words] as const),
)('an operator gets the usage for %s', async (words) => {
  const run = operator(command, { DATABASE_URL: await testDatabase() });
  await expect(run(...words.split(' '))).rejects.toThrow(/^Usage:/);
});

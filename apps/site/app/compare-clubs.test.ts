import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultClub, wholeClub } from '@jalon/club';
import { expect, it, onTestFinished, vi } from 'vitest';
import { compareClubs } from './compare-clubs.ts';

/** The address of an API that reports these club settings. */
async function apiOf(club: object): Promise<string> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ forms: [], club })),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('warns of settings that the API has otherwise, and of nothing when they are the same', async () => {
  const warnings: unknown[][] = [];
  const log = { warn: (...warning: unknown[]) => void warnings.push(warning) };
  const apiUrl = await apiOf(wholeClub(defaultClub));
  await compareClubs({ club: defaultClub, apiUrl }, log);
  expect(warnings).toEqual([]);
  await compareClubs({ club: { ...defaultClub, giftCard: { amounts: [20] } }, apiUrl }, log);
  expect(warnings).toEqual([
    [{ settings: ['giftCard.amounts'] }, 'The API has other club settings than the site'],
  ]);
});

it('warns of nothing when the API does not answer', async () => {
  const warn = vi.fn();
  await compareClubs({ club: defaultClub, apiUrl: 'http://127.0.0.1:1' }, { warn });
  expect(warn).not.toHaveBeenCalled();
});

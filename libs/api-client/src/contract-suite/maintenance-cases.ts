import { deepEqual, ok } from 'node:assert/strict';
import { getMaintenance, isCallError } from '../client/index.ts';
import { maintenanceAnswer, getMaintenance as maintenanceCall } from '../contract/index.ts';
import { json, readError } from './answers.ts';

/** The server under test. */
export interface MaintenanceTarget {
  /** Its address, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether its maintenance is on. */
  readonly status: 'on' | 'off';
}

/** One test case of the contract. */
export interface MaintenanceCase {
  readonly title: string;
  readonly run: (target: MaintenanceTarget) => Promise<void>;
}

/** The contract of the maintenance call as test cases, for the API and the MSW handlers. */
export const maintenanceCases: readonly MaintenanceCase[] = [
  {
    title: 'says whether maintenance is on, with the page in the visitor’s language',
    async run({ baseUrl, status }) {
      for (const [query, url] of [
        ['?locale=fr', '/fr/entretien'],
        ['?locale=en', '/en/maintenance'],
        ['?locale=en-ca', '/en/maintenance'],
        ['?locale=EN-CA', '/en/maintenance'],
      ]) {
        deepEqual(await read(baseUrl, query ?? ''), { status, url });
      }
    },
  },
  {
    title: 'treats an unknown language as French',
    async run({ baseUrl, status }) {
      for (const query of [
        '',
        '?locale=',
        '?locale=de',
        '?locale=fr-ca',
        '?locale=en&locale=en',
        '?locale=%00',
      ]) {
        deepEqual(await read(baseUrl, query), { status, url: '/fr/entretien' });
      }
    },
  },
  {
    title: 'rejects other methods',
    async run({ baseUrl }) {
      await readError(await fetch(baseUrl + maintenanceCall.path, { method: 'POST' }), 'not_found');
    },
  },
  {
    title: 'answers the client of this library',
    async run({ baseUrl, status }) {
      const answer = await getMaintenance('en-ca', { baseUrl });
      ok(!isCallError(answer));
      deepEqual(answer, { status, url: '/en/maintenance' });
    },
  },
];

async function read(baseUrl: string, query: string): Promise<unknown> {
  return maintenanceAnswer.parse(await json(await fetch(baseUrl + maintenanceCall.path + query)));
}

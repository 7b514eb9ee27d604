import { deepEqual, ok } from 'node:assert/strict';
import { call, getMaintenance, isCallError, listForms } from '../client/index.ts';
import { formList, maintenanceAnswer } from '../contract/index.ts';
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
      const { fr, en } = await pages(baseUrl);
      for (const [query, url] of [
        ['?locale=fr', fr],
        ['?locale=en', en],
        ['?locale=en-ca', en],
        ['?locale=EN-CA', en],
      ]) {
        deepEqual(await read(baseUrl, query ?? ''), { status, url });
      }
    },
  },
  {
    title: 'treats an unknown language as French',
    async run({ baseUrl, status }) {
      const { fr: url } = await pages(baseUrl);
      for (const query of [
        '',
        '?locale=',
        '?locale=de',
        '?locale=fr-ca',
        '?locale=en&locale=en',
        '?locale=%00',
      ]) {
        deepEqual(await read(baseUrl, query), { status, url });
      }
    },
  },
  {
    title: 'rejects other methods',
    async run({ baseUrl }) {
      await readError(await fetch(baseUrl + getMaintenance.path, { method: 'POST' }), 'not_found');
    },
  },
  {
    title: 'answers the client of this library',
    async run({ baseUrl, status }) {
      const answer = await call(getMaintenance, { query: { locale: 'en-ca' } }, { baseUrl });
      ok(!isCallError(answer));
      deepEqual(answer, { status, url: (await pages(baseUrl)).en });
    },
  },
];

/** The pages that the server was told to lead to. */
async function pages(baseUrl: string) {
  const { links } = formList.parse(await call(listForms, {}, { baseUrl }));
  ok(links);
  return links.maintenance;
}

async function read(baseUrl: string, query: string): Promise<unknown> {
  return maintenanceAnswer.parse(await json(await fetch(baseUrl + getMaintenance.path + query)));
}

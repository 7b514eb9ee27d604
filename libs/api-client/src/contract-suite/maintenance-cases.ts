import { deepEqual, ok } from 'node:assert/strict';
import { call, getMaintenance, listForms } from '../client/index.ts';
import { formList, maintenanceAnswer } from '../contract/index.ts';
import { json } from './answers.ts';
import type { Case, Server } from './case.ts';

/** The server under test. */
export interface MaintenanceTarget extends Server {
  /** Whether its maintenance is on. */
  readonly status: 'on' | 'off';
}

/** The contract of the maintenance call as test cases, for the API and the MSW handlers. */
export const maintenanceCases: readonly Case<MaintenanceTarget>[] = [
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

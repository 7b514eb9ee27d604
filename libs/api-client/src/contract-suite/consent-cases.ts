import { deepEqual, ok } from 'node:assert/strict';
import { call, isCallError, recordConsent } from '../client/index.ts';
import type { ConsentRecord } from '../contract/index.ts';
import { readError } from './answers.ts';
import type { Case, Server } from './case.ts';
import { postJson } from './requests.ts';

const aRecord = (): ConsentRecord => ({
  consentId: crypto.randomUUID(),
  chosenAt: new Date().toISOString(),
  notice: 20_261_123,
  locale: 'fr',
  surface: 'banner',
  purposes: ['audience', 'advertising'],
  granted: ['audience'],
});

/** The contract of proofs of consent as test cases, for the API and the MSW handlers. */
export const consentCases: readonly Case<Server>[] = [
  {
    title: 'records a choice, with the time of its receipt',
    async run({ baseUrl }) {
      const changes: Partial<ConsentRecord>[] = [{}, { granted: [] }, { locale: 'en', surface: 'page' }];
      for (const change of changes) {
        const answer = await call(recordConsent, { body: { ...aRecord(), ...change } }, { baseUrl });
        ok(!isCallError(answer));
        ok(Math.abs(Date.now() - Date.parse(answer.recordedAt)) < 60_000);
      }
    },
  },
  {
    title: 'answers a choice that is sent again with the time of its first receipt',
    async run({ baseUrl }) {
      const record = aRecord();
      const first = await call(recordConsent, { body: record }, { baseUrl });
      deepEqual(await call(recordConsent, { body: { ...record, granted: [] } }, { baseUrl }), first);
    },
  },
  {
    title: 'names each field in error, and takes no others',
    async run({ baseUrl }) {
      for (const [field, value] of [
        ['consentId', 'someone'],
        ['chosenAt', 'yesterday'],
        ['notice', '1'],
        ['locale', 'de'],
        ['surface', 'popup'],
        ['purposes', ['A purpose with a name']],
        ['granted', 'all'],
      ] as const) {
        const response = await postJson(baseUrl + recordConsent.path, {
          ...aRecord(),
          granted: [],
          [field]: value,
        });
        deepEqual(await readError(response, 'invalid_fields'), { [field]: 'invalid' });
      }
    },
  },
  {
    title: 'accepts only purposes that were asked about',
    async run({ baseUrl }) {
      const response = await postJson(baseUrl + recordConsent.path, {
        ...aRecord(),
        granted: ['audience', 'other'],
      });
      deepEqual(await readError(response, 'invalid_fields'), { granted: 'invalid' });
    },
  },
];

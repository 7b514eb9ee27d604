import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { findAddresses, retrieveAddress } from '../client/index.ts';
import {
  type AddressSuggestion,
  addressSuggestions,
  type RetrievedAddress,
  retrievedAddresses,
} from '../contract/index.ts';
import { json, readError } from './answers.ts';
import type { Case, Server } from './case.ts';

/** The server under test, and addresses that it has. */
export interface AddressTarget extends Server {
  /** An address that is the only match for its text, with accents and a postal code. */
  readonly address: Readonly<
    Pick<RetrievedAddress, 'BuildingNumber' | 'Street' | 'City' | 'PostalCode' | 'SubBuilding'>
  >;
  /** A search whose first suggestion contains several addresses. */
  readonly severalSearch: string;
}

const unaccented = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The contract of the address calls as test cases, for the API and the MSW handlers. */
export const addressCases: readonly Case<AddressTarget>[] = [
  {
    title: 'suggests nothing for fewer than three characters',
    async run({ baseUrl, address }) {
      for (const search of ['', ' ', address.Street.slice(0, 2), '  1  ']) {
        deepEqual(await find(baseUrl, { 'search-param': search }), []);
      }
      deepEqual(await find(baseUrl, {}), []);
    },
  },
  {
    title: 'finds an address by number or by street first, in capitals, without accents, by its postal code',
    async run({ baseUrl, address: { BuildingNumber, Street, City, PostalCode } }) {
      const numberFirst = `${BuildingNumber} ${Street}, ${City}`;
      const searches = [
        numberFirst,
        `${Street} ${BuildingNumber} ${City}`,
        unaccented(numberFirst),
        numberFirst.toUpperCase(),
        numberFirst.normalize('NFD'),
        numberFirst.slice(0, -2),
        `${BuildingNumber} ${PostalCode}`,
      ];
      const first = await Promise.all(
        searches.map(async (search) => (await find(baseUrl, { 'search-param': search }))[0]?.Id),
      );
      ok(first[0]);
      deepEqual(
        first,
        searches.map(() => first[0]),
      );
    },
  },
  {
    title: 'returns the selected address in the requested language',
    async run({ baseUrl, address }) {
      const search = `${address.BuildingNumber} ${address.Street} ${address.City}`;
      const [suggestion] = await find(baseUrl, { 'search-param': search });
      equal(suggestion?.Next, 'Retrieve');
      match(suggestion?.Description ?? '', new RegExp(`${address.City}, QC, ${address.PostalCode}$`));
      for (const [language, Language, ProvinceName] of [
        ['fr', 'FRE', 'Québec'],
        ['en', 'ENG', 'Quebec'],
      ]) {
        const items = await retrieve(baseUrl, {
          'retrieved-id': suggestion?.Id ?? '',
          'language-preference': language ?? '',
        });
        equal(items.length, 1);
        deepEqual(
          { ...items[0], Line1: '', Line2: '' },
          {
            ...address,
            Id: suggestion?.Id,
            Language,
            Line1: '',
            Line2: '',
            Province: 'QC',
            ProvinceName,
            ProvinceCode: 'QC',
          },
        );
      }
    },
  },
  {
    title: 'groups several addresses under one suggestion, and lists them',
    async run({ baseUrl, severalSearch }) {
      const [several] = await find(baseUrl, { 'search-param': severalSearch });
      equal(several?.Next, 'Find');
      match(several?.Description ?? '', / - \d+ adresses$/);
      const within = await find(baseUrl, { 'last-id': several?.Id ?? '', 'search-param': severalSearch });
      ok(within.length > 1);
      for (const { Id } of within.filter(({ Next }) => Next === 'Retrieve')) {
        notEqual(Id, several?.Id);
        equal((await retrieve(baseUrl, { 'retrieved-id': Id }))[0]?.Id, Id);
      }
      ok(within.some(({ Next }) => Next === 'Retrieve'));
    },
  },
  {
    title: 'answers 404 for the Id of a group and for an unknown Id',
    async run({ baseUrl, severalSearch }) {
      const [several] = await find(baseUrl, { 'search-param': severalSearch });
      for (const id of [several?.Id ?? '', 'CA|CP|B|0', '__proto__', '\0', '|']) {
        await readError(await get(baseUrl, retrieveAddress.path, { 'retrieved-id': id }), 'not_found');
      }
    },
  },
  {
    title: 'finds nothing for texts that are not addresses, without failing',
    async run({ baseUrl }) {
      for (const search of [
        'zzzzzz',
        '!!!!',
        '\0\0\0\0',
        '\u202e\u202e\u202eabc-zz',
        '😀😀😀',
        '__proto__',
        "'; DROP TABLE",
      ]) {
        deepEqual(await find(baseUrl, { 'search-param': search }), []);
      }
      await find(baseUrl, { 'search-param': 'rue '.repeat(1_000) });
      deepEqual(await find(baseUrl, { 'last-id': 'CA|CP|B|0', 'search-param': 'rue' }), []);
    },
  },
  {
    title: 'names the missing and invalid query parameters',
    async run({ baseUrl }) {
      const twice = 'search-param=abc&search-param=abd';
      await refused(`${baseUrl}${findAddresses.path}?${twice}`, { 'search-param': 'invalid' });
      await refused(`${baseUrl}${findAddresses.path}?search-param=abc&language-preference=de`, {
        'language-preference': 'invalid',
      });
      await refused(`${baseUrl}${findAddresses.path}?search-param=abc&last-id=${'a'.repeat(501)}`, {
        'last-id': 'invalid',
      });
      await refused(baseUrl + retrieveAddress.path, { 'retrieved-id': 'required' });
      await refused(`${baseUrl}${retrieveAddress.path}?retrieved-id=`, { 'retrieved-id': 'required' });
      await refused(`${baseUrl}${retrieveAddress.path}?retrieved-id=a&retrieved-id=b`, {
        'retrieved-id': 'invalid',
      });
    },
  },
];

type Query = Readonly<Record<string, string>>;

function get(baseUrl: string, path: string, query: Query): Promise<Response> {
  return fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`);
}

async function find(baseUrl: string, query: Query): Promise<readonly AddressSuggestion[]> {
  const response = await get(baseUrl, findAddresses.path, query);
  equal(response.status, 200, await response.clone().text());
  return addressSuggestions.parse(await json(response)).Items;
}

async function retrieve(baseUrl: string, query: Query): Promise<readonly RetrievedAddress[]> {
  const response = await get(baseUrl, retrieveAddress.path, query);
  equal(response.status, 200, await response.clone().text());
  return retrievedAddresses.parse(await json(response)).Items;
}

async function refused(url: string, errors: Readonly<Record<string, string>>): Promise<void> {
  deepEqual(await readError(await fetch(url), 'invalid_fields'), errors);
}

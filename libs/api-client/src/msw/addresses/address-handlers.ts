import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  type AddressSuggestions,
  findAddresses,
  findAddressesQuery,
  type RetrievedAddresses,
  retrieveAddress,
  retrieveAddressQuery,
} from '../../contract/index.ts';
import { readQuery } from '../read-query.ts';
import { refuse } from '../refuse.ts';
import { type MockAddress, mockAddresses, retrieve, suggest } from './address-fixtures.ts';

export type { MockAddress } from './address-fixtures.ts';

export interface MockAddressOptions {
  /** The addresses. Default: a few in Québec, including a building with units. */
  readonly addresses?: readonly MockAddress[];
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
}

/** Handlers that suggest and retrieve addresses like the API. */
export function createAddressHandlers({
  addresses = mockAddresses,
  baseUrl = '*',
}: MockAddressOptions = {}): HttpHandler[] {
  return [
    http.get(baseUrl + findAddresses.path, ({ request }) => {
      const { query, refusal } = readQuery(findAddressesQuery, request);
      if (refusal) return refusal;
      const Items = suggest(addresses, {
        search: query['search-param'],
        within: query['last-id'],
        language: query['language-preference'],
      });
      return HttpResponse.json({ Items } satisfies AddressSuggestions);
    }),
    http.get(baseUrl + retrieveAddress.path, ({ request }) => {
      const { query, refusal } = readQuery(retrieveAddressQuery, request);
      if (refusal) return refusal;
      const address = retrieve(addresses, query['retrieved-id'], query['language-preference']);
      if (!address) return refuse({ code: 'not_found' });
      return HttpResponse.json({ Items: [address] } satisfies RetrievedAddresses);
    }),
  ];
}

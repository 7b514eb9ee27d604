import type { HttpHandler } from 'msw';
import {
  findAddresses,
  findAddressesQuery,
  retrieveAddress,
  retrieveAddressQuery,
} from '../../contract/index.ts';
import { handlerAt, Refused } from '../handle.ts';
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
  const on = handlerAt(baseUrl);
  return [
    on(findAddresses, (asked) => {
      const query = asked.query(findAddressesQuery);
      const Items = suggest(addresses, {
        search: query['search-param'],
        within: query['last-id'],
        language: query['language-preference'],
      });
      return { Items };
    }),
    on(retrieveAddress, (asked) => {
      const query = asked.query(retrieveAddressQuery);
      const address = retrieve(addresses, query['retrieved-id'], query['language-preference']);
      if (!address) throw new Refused('not_found');
      return { Items: [address] };
    }),
  ];
}

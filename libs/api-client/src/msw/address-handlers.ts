import { type DelayMode, delay, type HttpHandler, HttpResponse, http } from 'msw';
import {
  type AddressSuggestions,
  findAddresses,
  findAddressesQuery,
  type RetrievedAddresses,
  retrieveAddress,
  retrieveAddressQuery,
  retryAfterUnavailable,
} from '../contract/index.ts';
import { type MockAddress, mockAddresses, retrieve, suggest } from './address-book.ts';
import { readQuery } from './read-query.ts';
import { refuse } from './refuse.ts';

export type { MockAddress } from './address-book.ts';

export interface MockAddressOptions {
  /** The addresses that there are. Default: a few of Québec, one building with units among them. */
  readonly addresses?: readonly MockAddress[];
  /** Where the API stands. Default `*`: any origin. */
  readonly baseUrl?: string;
}

/** Handlers that suggest and retrieve addresses as the API does. */
export function createAddressHandlers(options: MockAddressOptions = {}): HttpHandler[] {
  return handlers(options, (answer) => answer());
}

/**
 * Handlers for what is rare. `slow` answers after `slowFor` milliseconds (default: never); `upstreamFailed`
 * asked a service that refused (502); `tooMany` has counted too many (429); `unavailable` has no service or
 * database (503).
 */
export function createAddressStateHandlers(
  options: MockAddressOptions & { readonly slowFor?: DelayMode | number } = {},
) {
  return {
    slow: handlers(options, async (answer) => {
      await delay(options.slowFor ?? 'infinite');
      return answer();
    }),
    upstreamFailed: handlers(options, () => refuse({ code: 'upstream_failed' })),
    tooMany: handlers(options, () => refuse({ code: 'too_many' }, 600)),
    unavailable: handlers(options, () => refuse({ code: 'unavailable' }, retryAfterUnavailable)),
  } satisfies Record<string, HttpHandler[]>;
}

type Answer = Response | Promise<Response>;

function handlers(
  { addresses = mockAddresses, baseUrl = '*' }: MockAddressOptions,
  around: (answer: () => Response) => Answer,
): HttpHandler[] {
  return [
    http.get(baseUrl + findAddresses.path, ({ request }) =>
      around(() => {
        const { query, refusal } = readQuery(findAddressesQuery, request);
        if (refusal) return refusal;
        const Items = suggest(addresses, {
          search: query['search-param'],
          within: query['last-id'],
          language: query['language-preference'],
        });
        return HttpResponse.json({ Items } satisfies AddressSuggestions);
      }),
    ),
    http.get(baseUrl + retrieveAddress.path, ({ request }) =>
      around(() => {
        const { query, refusal } = readQuery(retrieveAddressQuery, request);
        if (refusal) return refusal;
        const address = retrieve(addresses, query['retrieved-id'], query['language-preference']);
        if (!address) return refuse({ code: 'not_found' });
        return HttpResponse.json({ Items: [address] } satisfies RetrievedAddresses);
      }),
    ),
  ];
}

import { type DelayMode, delay, type HttpHandler, HttpResponse, http } from 'msw';
import {
  type AddressSuggestions,
  findAddresses,
  findAddressesQuery,
  type RetrievedAddresses,
  retrieveAddress,
  retrieveAddressQuery,
  retryAfterUnavailable,
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
export function createAddressHandlers(options: MockAddressOptions = {}): HttpHandler[] {
  return handlers(options, (answer) => answer());
}

/**
 * Handlers for rare states. `slow` answers after `slowFor` milliseconds (default: never); `upstreamFailed` was rejected
 * by the address service (502); `tooMany` limits the rate (429); `unavailable` has no service or database (503).
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

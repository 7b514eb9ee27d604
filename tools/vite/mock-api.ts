import { getResponse, type RequestHandler } from 'msw';
import { beforeEach } from 'vitest';

/**
 * A mock API for the tests of a file, without a network: MSW’s handlers answer the calls of an engine or a client that takes
 * `fetch` as an option, in a fraction of the time of `mockServer`. What a test adds comes before `usual`; a request without
 * a handler is an error.
 */
export function mockApi(baseUrl: string, usual: () => RequestHandler[] = () => []) {
  let handlers: RequestHandler[] = [];
  let requests: Request[] = [];
  beforeEach(() => {
    handlers = usual();
    requests = [];
  });

  async function send(...given: Parameters<typeof fetch>): Promise<Response> {
    const request = new Request(...given);
    requests.push(request.clone());
    const { signal } = request;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const response = await Promise.race([getResponse(handlers, request), aborted]);
    if (!response) console.error(`No handler answers ${request.method} ${request.url}`);
    // `HttpResponse.error()`: the network failed.
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  return {
    /** The options of a client of this API. */
    api: { baseUrl, fetch: send },
    use(...more: RequestHandler[]): void {
      handlers = [...more, ...handlers];
    },
    /** The requests of the test so far. */
    requests: (): readonly Request[] => requests,
  };
}

import { randomUUID } from 'node:crypto';

/**
 * Sends JSON; a text is sent as it is. Each call has a new `Idempotency-Key` unless `headers` has one; a route that
 * needs none ignores it.
 */
export function postJson(
  address: string,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

import type { ContractCall } from '../contract/index.ts';
import type { Server } from './case.ts';

/** Sends JSON; a text is sent as it is. */
export function postJson(
  address: string,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Makes a call whatever its body. `id` takes the place of the name in its path. */
export function send(
  { baseUrl }: Server,
  { method, path }: Pick<ContractCall, 'method' | 'path'>,
  id = '',
  body?: unknown,
): Promise<Response> {
  return fetch(baseUrl + path.replace(/:\w+/, id), {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
}

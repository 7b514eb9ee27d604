import { bodyLimit } from '../contract/index.ts';
import type { Refusal } from './refuse.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The JSON object in a request's body, or the API's error for it, in the order of its checks. */
export async function readBody(
  request: Request,
): Promise<{ body: JsonObject; refusal?: undefined } | { body?: undefined; refusal: Refusal }> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && (type || bytes.length > 0))
    return { refusal: { code: 'unsupported_type' } };
  if (bytes.length > bodyLimit) return { refusal: { code: 'too_large' } };
  const body = parseObject(new TextDecoder().decode(bytes));
  return body ? { body } : { refusal: { code: 'invalid_body' } };
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const json: unknown = JSON.parse(text, refusePrototypes);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : undefined;
  } catch {
    return undefined;
  }
}

/** A body with keys that could change an object's prototype is invalid. */
function refusePrototypes(name: string, value: unknown): unknown {
  const viaConstructor =
    name === 'constructor' &&
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, 'prototype');
  if (name === '__proto__' || viaConstructor) throw new SyntaxError('Forbidden key');
  return value;
}

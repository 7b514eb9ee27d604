import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { errorAnswer, errorStatus } from '@jalon/api-client/contract';
import fc from 'fast-check';

// Sends hostile requests and checks the answers.

export interface Call {
  readonly method: string;
  /** Path and query, escaped. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export interface Samples {
  readonly requests: number;
  /** The same seed produces the same requests. */
  readonly seed: number;
  /** Concurrent requests. Default 8. */
  readonly concurrency?: number | undefined;
}

/** Generates and sends this many requests, concurrently over keep-alive connections. */
export async function sendSamples<T>(
  arbitrary: fc.Arbitrary<T>,
  { requests, seed, concurrency = 8 }: Samples,
  send: (sample: T, agent: Agent) => Promise<void>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  // In chunks: requests take far more memory than answers.
  const part = 200;
  for (let sent = 0; sent < requests; sent += part) {
    const numRuns = Math.min(part, requests - sent);
    const waiting = fc.sample(arbitrary, { numRuns, seed: seed + sent }).values();
    async function visitor(): Promise<void> {
      for (const next of waiting) await send(next, agent);
    }
    await Promise.all(Array.from({ length: concurrency }, visitor));
  }
  agent.destroy();
}

/** Undefined when the connection was closed without an answer. */
export function sendCall(
  baseUrl: string,
  { method, path, headers, body }: Call,
  agent: Agent,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(baseUrl);
    const sending = httpRequest({ hostname, port, method, path, headers, agent });
    sending.on('response', async (response: IncomingMessage) => {
      const body = await buffer(response).catch(() => Buffer.alloc(0));
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, type: headers['content-type'] ?? '', text: body.toString('utf8') });
    });
    // The API may close the connection while it still receives a refused body.
    sending.on('error', () => resolve(undefined));
    sending.end(body);
  });
}

/** Describes the fault of an answer, if it has one. */
export function problemOf({ status, type, text }: Answer): string | undefined {
  if (status >= 500) return 'failed';
  if (/\n\s+at |node_modules|file:\/\/|\.tsx?:\d/.test(text) && !type.startsWith('text/'))
    return 'shows a stack';
  if (status < 400 || text === '') return undefined;
  if (!type.startsWith('application/json')) return 'is an error that is no JSON';
  const parsed = errorAnswer.safeParse(parse(text));
  if (!parsed.success) return 'is an error of another shape';
  return errorStatus[parsed.data.code] === status ? undefined : 'has a status that its code has not';
}

/** Undefined for text that is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A call or bytes in one readable line. */
export function describe(sent: Call | Uint8Array): string {
  if (sent instanceof Uint8Array) return JSON.stringify(Buffer.from(sent).toString('latin1').slice(0, 500));
  const { method, path, headers, body } = sent;
  const text = body && Buffer.from(body).toString('utf8').slice(0, 500);
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 500)} ${text ?? ''}`;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../../../tools/vite/listen.ts';

const secret = Buffer.alloc(32, 'webhook');
/** The secret that the server accepts, in the format of the configuration. */
export const webhookSecret = `whsec_${secret.toString('base64')}`;

/** A recorded call with a valid signature. */
export interface WebhookCall {
  readonly id: string;
  readonly timestamp: string;
  readonly path: string;
  readonly body: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Record<string, unknown>;
  };
}

type Respond = (response: ServerResponse, call: WebhookCall) => void;

export interface WebhookServer {
  readonly url: string;
  /** All calls, in order. */
  readonly calls: readonly WebhookCall[];
  /** Sets the answer to every later call; without an argument, 204. */
  answer(respond?: Respond): void;
  close(): Promise<void>;
}

const take: Respond = (response) => response.writeHead(204).end();

/** Starts a receiver of Standard Webhooks: calls without a valid signature are answered with 401 and not recorded. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const calls: WebhookCall[] = [];
  let respond = take;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (!isSigned(request, body)) {
      response.writeHead(401).end();
      return;
    }
    const call = {
      id: String(request.headers['webhook-id']),
      timestamp: String(request.headers['webhook-timestamp']),
      path: request.url ?? '',
      body: JSON.parse(body),
    };
    calls.push(call);
    respond(response, call);
  });
  const { origin, close } = await listen(server);
  return {
    url: `${origin}/submissions`,
    calls,
    answer: (how = take) => {
      respond = how;
    },
    close,
  };
}

/** Standard Webhooks, “Verifying webhook authenticity”, with a tolerance of five minutes. */
function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const timestamp = String(headers['webhook-timestamp']);
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const expected = createHmac('sha256', secret)
    .update(`${headers['webhook-id']}.${timestamp}.${body}`)
    .digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

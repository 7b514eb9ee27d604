import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const secret = Buffer.alloc(32, 'webhook');
/** The secret that the server knows, as it is configured. */
export const webhookSecret = `whsec_${secret.toString('base64')}`;

/** What the server was sent, with a signature that it verified. */
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
  /** Every call, in the order in which they came. */
  readonly calls: readonly WebhookCall[];
  /** Answers every call from now on in this way; without it, 204. */
  answer(respond?: Respond): void;
  close(): Promise<void>;
}

const take: Respond = (response) => response.writeHead(204).end();

/** A receiver of Standard Webhooks: what is not signed as they say is answered with 401, and not kept. */
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/submissions`,
    calls,
    answer: (how = take) => {
      respond = how;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** As the specification's section “Verifying webhook authenticity” has it: five minutes of tolerance. */
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

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type RecordingServer, startRecording } from './recording-server.ts';

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

export interface WebhookServer extends RecordingServer<WebhookCall> {
  readonly url: string;
}

/** Starts a receiver of Standard Webhooks: calls without a valid signature are answered with 401 and not recorded. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const server = await startRecording<WebhookCall>(
    async (request, response) => {
      const body = await text(request);
      if (!isSigned(request, body)) {
        response.writeHead(401).end();
        return undefined;
      }
      return {
        id: String(request.headers['webhook-id']),
        timestamp: String(request.headers['webhook-timestamp']),
        path: request.url ?? '',
        body: JSON.parse(body),
      };
    },
    (response) => response.writeHead(204).end(),
  );
  return { ...server, url: `${server.origin}/submissions` };
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

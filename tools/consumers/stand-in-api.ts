import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type ErrorAnswer,
  errorStatus,
  getRenderToken,
  idempotencyKey,
  idempotencyKeyHeader,
  type RenderTokenAnswer,
  type SubmissionAccepted,
  submitForm,
} from '@jalon/api-client/contract';

/** What a host sent: which form, under which key, with which fields. */
export interface Received {
  formId: string;
  key: string;
  body: Record<string, unknown>;
}

/** The token that the stand-in gives to every page. */
export const renderToken = 'stand-in-token';

/** A server that issues tokens and takes submissions as the contract has it, and keeps them in memory. */
export async function startStandIn(): Promise<{ url: string; received: Received[]; server: Server }> {
  const received: Received[] = [];
  const path = new RegExp(`^${submitForm.path.replace(':formId', '(\\d+)')}$`);

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: ErrorAnswer | RenderTokenAnswer | SubmissionAccepted) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (code: keyof typeof errorStatus) =>
      answer(errorStatus[code], { status: 'error', code, errors: { generic: 'tryAgainLater' } });

    if (request.url === getRenderToken.path && request.method === getRenderToken.method) {
      return answer(200, { token: renderToken });
    }
    const [, formId] = path.exec(request.url ?? '') ?? [];
    if (!formId || request.method !== submitForm.method) return refuse('not_found');
    const key = idempotencyKey.safeParse(request.headers[idempotencyKeyHeader]);
    if (!key.success) return refuse('invalid_idempotency_key');
    received.push({ formId, key: key.data, body: JSON.parse(await text(request)) });
    return answer(200, { status: 'success', reference: 'BCDFGHJKLM' });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, server };
}

async function text(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

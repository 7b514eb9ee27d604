import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../../../tools/vite/listen.ts';
import { isSigned, signatureHeader } from '../signature.ts';
import type { EventBody } from '../wire.ts';
import { sandboxSecrets } from './start-gateway.ts';

/** A server that takes the gateway's events, and answers them with a status. */
export async function startReceiver(status: () => number = () => 200) {
  const deliveries: { readonly body: EventBody; readonly isSigned: boolean }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = request.headers[signatureHeader];
    deliveries.push({
      body: JSON.parse(body),
      isSigned: isSigned(Buffer.from(body), signature, sandboxSecrets.webhookSecret, Date.now()),
    });
    response.writeHead(status()).end();
  });
  return { deliveries, ...(await listen(server)) };
}

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly url: string;
  add(backend: string): void;
  /** Sends it no further requests; requests in progress continue. */
  remove(backend: string): void;
  stop(): void;
}

/** A proxy that distributes requests over its backends in turn. */
export async function startBalancer(): Promise<Balancer> {
  const backends: string[] = [];
  let turn = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    turn += 1;
    const backend = backends[turn % backends.length];
    if (!backend) {
      outgoing.writeHead(502).end();
      return;
    }
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const passed = request(
      new URL(incoming.url ?? '/', backend),
      { method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(passed);
  }

  const server = createServer(pass);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (backend) => void backends.push(backend),
    remove: (backend) => void backends.splice(backends.indexOf(backend), 1),
    stop: () => server.close(),
  };
}

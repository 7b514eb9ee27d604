import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { network } from '../rate-limit/rate-limit.ts';

export interface ConnectionLimits {
  /** Concurrent connections of one client. */
  readonly connectionsPerClient: number;
  /** Concurrent connections of a trusted proxy, which forwards many visitors. */
  readonly connectionsPerProxy: number;
}

/**
 * Limits the connections of each client, so that one can't block the others. A further connection replaces the
 * client's oldest idle connection, or is closed if none is idle.
 */
export function limitConnections(
  server: Server,
  trustedProxies: readonly string[],
  { connectionsPerClient, connectionsPerProxy }: ConnectionLimits,
): void {
  const isProxy = proxyAddress.compile([...trustedProxies]);
  const clients = new Map<string, Client>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const key = network(address);
    const client: Client = clients.get(key) ?? { idle: new Set(), busy: new Set() };
    clients.set(key, client);
    const limit = isProxy(address, 0) ? connectionsPerProxy : connectionsPerClient;
    if (client.idle.size + client.busy.size >= limit) {
      const [oldest = socket] = client.idle;
      oldest.destroy();
      client.idle.delete(oldest);
      if (oldest === socket) return;
    }
    client.idle.add(socket);
    socket.once('close', () => {
      client.idle.delete(socket);
      client.busy.delete(socket);
      if (client.idle.size + client.busy.size === 0 && clients.get(key) === client) clients.delete(key);
    });
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const client = clients.get(network(socket.remoteAddress ?? ''));
    if (!client?.idle.delete(socket)) return;
    client.busy.add(socket);
    response.once('close', () => {
      if (client.busy.delete(socket) && !socket.destroyed) client.idle.add(socket);
    });
  });
}

/** The connections of one client, with (`busy`) and without (`idle`) a request in progress, the oldest first. */
interface Client {
  readonly idle: Set<Socket>;
  readonly busy: Set<Socket>;
}

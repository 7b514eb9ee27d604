import type { Server, Socket } from 'node:net';

/** The part of a Fastify server that is used. */
interface StoppingServer {
  readonly server: Server;
  addHook(name: 'preClose', hook: () => Promise<void>): unknown;
  addHook(
    name: 'onSend',
    hook: (request: unknown, reply: { header(name: string, value: string): unknown }) => Promise<void>,
  ): unknown;
}

/** Lets no connection delay the stop of a server: kept alive by its client, or opened in advance. */
export function closeConnectionsAtStop(app: StoppingServer): void {
  let closing = false;
  const closeUnused = unusedConnections(app.server);
  app.addHook('preClose', async () => {
    closing = true;
    closeUnused();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/**
 * Returns a function that closes the connections on which nothing has arrived. Browsers open some in advance, and
 * `server.close()` waits for those as for a request, until it times out.
 */
export function unusedConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}

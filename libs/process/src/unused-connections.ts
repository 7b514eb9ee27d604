import type { Server, Socket } from 'node:net';

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

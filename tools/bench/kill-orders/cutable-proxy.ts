import { connect, createServer, type Socket } from 'node:net';

export interface CutableProxy {
  /** Breaks every connection, and refuses new ones for a while. */
  cut(milliseconds: number): void;
  /** Passes requests on but drops the answers. */
  swallowAnswers(milliseconds: number): void;
  close(): void;
}

/** A network between two servers that can fail. */
export function startProxy(port: number, target: number): Promise<CutableProxy> {
  const sockets = new Set<Socket>();
  let refusesUntil = 0;
  let swallowsUntil = 0;
  const server = createServer((client) => {
    if (Date.now() < refusesUntil) return void client.destroy();
    const upstream = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (data) => void upstream.write(data));
    upstream.on('data', (data) => {
      if (Date.now() < swallowsUntil) client.destroy();
      else client.write(data);
    });
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({
        cut(milliseconds) {
          refusesUntil = Date.now() + milliseconds;
          for (const socket of sockets) socket.destroy();
        },
        swallowAnswers(milliseconds) {
          swallowsUntil = Date.now() + milliseconds;
        },
        close() {
          for (const socket of sockets) socket.destroy();
          server.close();
        },
      }),
    );
  });
}

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';

/** A pooler in transaction mode, for the messages of the PostgreSQL protocol that node-postgres sends. */
export interface TransactionPooler {
  /** The database's URL through the pooler. */
  readonly url: string;
}

interface Server {
  readonly socket: Socket;
  client?: Socket | undefined;
}

/** What PgBouncer accepts from a client; it refuses others unless `ignore_startup_parameters` names them. */
const startupParameters = [
  'user',
  'database',
  'client_encoding',
  'application_name',
  'statement_timeout',
  'idle_in_transaction_session_timeout',
];

/**
 * Gives each transaction to the next server connection in turn: what a client left in its session is never there in
 * its next transaction. PgBouncer does so under load only.
 */
export async function startTransactionPooler(
  databaseUrl: string,
  { accepted = startupParameters }: { readonly accepted?: readonly string[] } = {},
): Promise<TransactionPooler> {
  const servers = await Promise.all([1, 2, 3].map(() => connectServer(databaseUrl)));
  const waiting: (() => void)[] = [];
  const clients = new Set<Socket>();
  let next = 0;

  for (const server of servers) {
    onMessages(server.socket, (message) => {
      server.client?.write(message);
      // ReadyForQuery, outside a transaction.
      if (message[0] !== code('Z') || message[5] !== code('I')) return;
      server.client = undefined;
      waiting.shift()?.();
    });
  }

  async function freeServer(client: Socket): Promise<Server> {
    for (;;) {
      for (let tried = 0; tried < servers.length; tried += 1) {
        next = (next + 1) % servers.length;
        const server = servers[next];
        if (!server || server.client) continue;
        server.client = client;
        return server;
      }
      await new Promise<void>((resolve) => void waiting.push(resolve));
    }
  }

  const listener = createServer((client) => {
    clients.add(client);
    client.on('error', () => {});
    client.once('data', (startup) => {
      const words = startup.toString('latin1', 8).split('\0');
      const name = words.find((word, index) => index % 2 === 0 && word !== '' && !accepted.includes(word));
      if (name !== undefined) return void client.end(fatal(`unsupported startup parameter: ${name}`));
      // AuthenticationOk, BackendKeyData with numbers of the pooler, ReadyForQuery.
      client.write('R\0\0\0\x08\0\0\0\0K\0\0\0\x0c\0\0\0\x01\0\0\0\x01Z\0\0\0\x05I', 'latin1');
      let forwarding = Promise.resolve();
      client.on('data', (messages) => {
        forwarding = forwarding.then(async () => {
          // Terminate.
          if (messages[0] === code('X')) return;
          const server = servers.find((one) => one.client === client) ?? (await freeServer(client));
          server.socket.write(messages);
        });
      });
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => {
    listener.close();
    for (const socket of [...clients, ...servers.map((server) => server.socket)]) socket.destroy();
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return { url: url.href };
}

const code = (letter: string) => letter.charCodeAt(0);

/** Signs in, then takes the socket of the client over. */
async function connectServer(connectionString: string): Promise<Server> {
  const client = new Client({ connectionString });
  await client.connect();
  const socket = client.connection.stream as Socket;
  socket.removeAllListeners();
  socket.on('error', () => {});
  return { socket };
}

/** Calls back with each whole message of a server. */
function onMessages(socket: Socket, listener: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      listener(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}

/** An ErrorResponse that ends the connection. */
function fatal(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`);
  const header = Buffer.from('E\0\0\0\0');
  header.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([header, fields]);
}

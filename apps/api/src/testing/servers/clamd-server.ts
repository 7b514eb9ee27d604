import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The file with which every scanner is tried (eicar.org), in two pieces, so that no scanner finds it here. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface ClamdServer {
  /** For `CLAMAV`. */
  readonly address: string;
  /** The bytes of each scan. */
  readonly scanned: readonly number[];
}

/**
 * Speaks the protocol of ClamAV’s daemon (clamd(8), `zINSTREAM`) and finds the EICAR file. `StreamMaxLength` is the size
 * above which it refuses a stream; with `silent` it accepts connections and never answers.
 */
export async function clamdServer({
  streamMaxLength = 25 * 1024 * 1024,
  silent = false,
} = {}): Promise<ClamdServer> {
  const scanned: number[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (!silent) void answer(socket, streamMaxLength, scanned);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, scanned };
}

async function answer(socket: Socket, streamMaxLength: number, scanned: number[]): Promise<void> {
  const command = 'zINSTREAM\0';
  let received = Buffer.alloc(0);
  let content = Buffer.alloc(0);
  let isStarted = false;
  for await (const bytes of socket) {
    received = Buffer.concat([received, bytes as Buffer]);
    if (!isStarted && received.length >= command.length) {
      if (received.subarray(0, command.length).toString() !== command)
        return void socket.end('UNKNOWN COMMAND\0');
      received = received.subarray(command.length);
      isStarted = true;
    }
    while (isStarted && received.length >= 4) {
      const length = received.readUInt32BE();
      if (length === 0) {
        scanned.push(content.length);
        const isFound = content.includes(eicar);
        return void socket.end(isFound ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
      }
      if (received.length < 4 + length) break;
      content = Buffer.concat([content, received.subarray(4, 4 + length)]);
      received = received.subarray(4 + length);
      if (content.length > streamMaxLength) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    }
  }
}

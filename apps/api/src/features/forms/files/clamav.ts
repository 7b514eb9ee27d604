import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { ApiError } from '../../../platform/server/errors.ts';
import type { FileScanner } from './check-file.ts';

/** Milliseconds without a byte in either direction, after which a scan is given up. */
const silence = 20_000;

/**
 * Scans with ClamAV’s daemon over its socket: `INSTREAM` sends the content in chunks, each after its length in four bytes,
 * and a length of zero ends it (docs.clamav.net, clamd(8)).
 */
export function clamavScanner(address: NetConnectOpts): FileScanner {
  return {
    async isSafe(content) {
      const socket = connect(address).setTimeout(silence);
      socket.once('timeout', () => socket.destroy(new Error('ClamAV does not answer')));
      const answer = readAnswer(socket);
      // Awaited below; a failure while the content is being sent must not end the process.
      answer.catch(() => {});
      try {
        await write(socket, Buffer.from('zINSTREAM\0'));
        for await (const bytes of content) {
          const length = Buffer.alloc(4);
          length.writeUInt32BE(bytes.length);
          await write(socket, Buffer.concat([length, bytes]));
        }
        await write(socket, Buffer.alloc(4));
        const text = await answer;
        if (text.endsWith(' FOUND')) return false;
        if (text.endsWith(': OK')) return true;
        throw new Error('ClamAV has refused the content');
      } catch (cause) {
        throw new ApiError('unavailable', { retryAfter: 30, cause: cause as Error });
      } finally {
        socket.destroy();
      }
    },
  };
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** The whole answer, without the zero that ends it. */
async function readAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const bytes of socket) {
    text += String(bytes);
    if (text.endsWith('\0') || text.length > 4_096) break;
  }
  return text.replace(/\0.*$/s, '').trim();
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { eventually } from '../eventually.ts';

/** A received message. */
export interface MailMessage {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, decoded from quoted-printable. */
  readonly source: string;
}

export interface MailServer {
  readonly url: string;
  readonly messages: readonly MailMessage[];
  /** The message to an address with these words in its subject, once it has arrived. */
  received(to: string, subject?: string): Promise<MailMessage>;
  /** Forgets the messages. */
  clear(): void;
  close(): Promise<void>;
}

/** Starts an SMTP server that records messages; `options` can make it reject messages or fail. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const messages: MailMessage[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, { envelope }, callback) {
      const source = decode(await text(stream));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      messages.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      callback();
    },
    ...options,
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    received: (to, subject = '') =>
      eventually(() => {
        const isIt = (one: MailMessage) => one.to.includes(to) && headerOf(one, 'subject')?.includes(subject);
        const found = messages.find(isIt);
        if (!found) throw new Error(`${to} got no “${subject}”`);
        return found;
      }),
    clear: () => void messages.splice(0),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** The value of a header with encoded words decoded (RFC 2047). */
export function headerOf({ source }: MailMessage, name: string): string | undefined {
  const head = (source.split('\n\n')[0] ?? '').replaceAll(/\n[ \t]+/g, ' ');
  const line = head.split('\n').find((line) => line.toLowerCase().startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .trim()
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?q\?(.*?)\?=/gi, (_, word: string) => fromQuoted(word.replaceAll('_', ' ')))
    .replaceAll(/=\?utf-8\?b\?(.*?)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString());
}

function decode(raw: string): string {
  const unix = raw.replaceAll('\r\n', '\n');
  const end = unix.indexOf('\n\n');
  return unix.slice(0, end) + fromQuoted(unix.slice(end).replaceAll('=\n', ''));
}

function fromQuoted(text: string): string {
  const bytes = text.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import type { ClubConfig } from '@jalon/club';
import { email } from '@jalon/forms/schemas';
import { createTransport, type SendMailOptions } from 'nodemailer';
import * as z from 'zod/mini';
import { DeliveryFailed } from '../outbox/event-handler.ts';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  readonly secure: boolean;
  /** False only for a server on this machine. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string } | undefined;
}

/** How messages are sent: through a server, or to a folder of this machine as `<id>.eml`. */
export type MailRoute =
  | { readonly server: MailServer; readonly from: string }
  | { readonly folder: string; readonly from: string };

export interface Message
  extends Pick<SendMailOptions, 'subject' | 'text' | 'headers' | 'date' | 'attachments'> {
  /** The same in every attempt, so that receivers can detect duplicates. */
  readonly id: string;
  /** The sender's name. */
  readonly fromName: string;
  /** One address only: other text would be parsed as a list of addresses. */
  readonly to: string;
  readonly replyTo?: string | undefined;
}

/** @throws DeliveryFailed */
export type SendMail = (message: Message) => Promise<void>;

/** Headers of a message that no person wrote: they prevent out-of-office replies (RFC 3834 §5). */
export const automaticHeaders: Message['headers'] = {
  'auto-submitted': 'auto-generated',
  'x-auto-response-suppress': 'All',
};

/** Milliseconds; their sum stays below the time that an attempt may take. */
const timeouts = {
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 15_000,
  dnsTimeout: 8_000,
};

/** Messages are text only: their content must not make the library read a file or a URL. */
const textOnly = { disableFileAccess: true, disableUrlAccess: true };

/** Sends messages; those of a demonstration club begin with a notice. */
export function createMailer(
  route: MailRoute,
  { demonstration }: Pick<ClubConfig, 'demonstration'> = {},
): SendMail {
  const send = 'server' in route ? throughServer(route.server) : intoFolder(route.folder);
  const domain = route.from.slice(route.from.lastIndexOf('@') + 1);
  return async ({ id, fromName, to, replyTo, ...message }) => {
    const mail = {
      ...message,
      ...(demonstration && { text: `${demonstrationNotice}\n\n${message.text ?? ''}` }),
      from: { name: fromName, address: route.from },
      to: { name: '', address: to },
      replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
      messageId: `<${id}@${domain}>`,
    };
    try {
      await send(mail, id);
    } catch (error) {
      throw mailFailure(error);
    }
  };
}

/** In both languages, because a message does not say its own. */
const demonstrationNotice = [
  'Message de démonstration\u00a0: le club est fictif, et personne ne lit ce que vous lui envoyez.',
  'Demonstration message: the club is fictional, and nobody reads what you send to it.',
].join('\n');

type Send = (mail: SendMailOptions, id: string) => Promise<unknown>;

function throughServer(server: MailServer): Send {
  const transport = createTransport({ ...server, ...timeouts, ...textOnly });
  return (mail) => transport.sendMail(mail);
}

/** Milliseconds for which a message stays in a folder: it may hold a link for a new password, or a person's data. */
const keptInFolder = 7 * 86_400_000;

function intoFolder(folder: string): Send {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...textOnly });
  return async (mail, id) => {
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${id}.eml`), message, { mode: 0o600 });
    await removeOldMessages(folder);
  };
}

async function removeOldMessages(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  for (const name of names) {
    const file = join(folder, name);
    // Another process may have removed it.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > keptInFolder) await rm(file, { force: true });
  }
}

/** A refused address or message is final (RFC 5321 §4.2.1: 5yz). A refused login is not: it may be corrected. */
function mailFailure(error: unknown): DeliveryFailed {
  const { responseCode, code } = z
    .object({ responseCode: z.catch(z.optional(z.number()), undefined), code: z.catch(z.string(), 'error') })
    .parse({ ...(error instanceof Error ? error : {}) });
  const answered = responseCode === undefined ? code.toLowerCase() : String(responseCode);
  const refused =
    responseCode !== undefined && responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code);
  return new DeliveryFailed(`mail ${answered}`, { final: refused });
}

/** The rule of the forms, so that an address that they accept is not refused here. */
const emailRule = email({ maxLength: 320 });

/** One address with its domain in ASCII, as mail servers expect it (RFC 5890); undefined for any other text. */
export function mailAddress(text = ''): string | undefined {
  const domain = text.lastIndexOf('@') + 1;
  const address = text.slice(0, domain) + domainToASCII(text.slice(domain));
  return emailRule.safeParse(text).success ? address : undefined;
}

/** Joins paragraphs of lines into the text of a message. */
export function mailText(paragraphs: readonly (readonly string[])[]): string {
  const texts = paragraphs.filter(({ length }) => length > 0).map((lines) => lines.join('\n'));
  return `${texts.join('\n\n')}\n`;
}

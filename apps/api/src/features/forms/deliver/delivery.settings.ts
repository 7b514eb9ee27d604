import { resolve } from 'node:path';
import type { SiteForm } from '@jalon/forms/schemas';
import type { Environment } from '@jalon/process';
import type { MailServer } from '../../../platform/mail/mailer.ts';
import type { WebhookReceiver } from '../../../platform/upstream/signed-webhook.ts';
import { type MailRouting, readMailRouting } from './mail/mail-routing.ts';

/** Where submissions are sent; without mail and webhook, to the mailbox table. */
export interface DeliverySettings {
  readonly mail?: MailSettings | undefined;
  readonly webhook?: WebhookReceiver | undefined;
}

export interface MailSettings {
  readonly server: MailServer;
  readonly routing: MailRouting;
}

/** `root`: the base of relative paths. `forms` is undefined when the club's file has errors. */
export function readDeliverySettings(
  environment: Environment,
  { forms, root }: { readonly forms: readonly SiteForm[] | undefined; readonly root: string },
): DeliverySettings {
  return {
    mail: readMail(environment, forms, root),
    webhook: readWebhook(environment),
  };
}

function readMail(
  environment: Environment,
  forms: readonly SiteForm[] | undefined,
  root: string,
): MailSettings | undefined {
  const server = readMailServer(environment);
  const path = environment.text('DELIVERY_CONFIG');
  if (environment.text('SMTP_URL') !== undefined && path === undefined) {
    environment.problem('DELIVERY_CONFIG must be set when SMTP_URL is.');
  }
  if (path === undefined || !forms) return undefined;
  const read = readMailRouting(resolve(root, path), forms);
  if (read.problems) {
    for (const problem of read.problems) environment.problem(problem);
    return undefined;
  }
  return server && { server, routing: read.value };
}

function readMailServer(environment: Environment): MailServer | undefined {
  const value = environment.text('SMTP_URL');
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  // Messages never repeat the value: it may hold a password.
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) {
    environment.problem(
      'SMTP_URL must read smtp://user:password@host:port, or smtps://… for TLS from the start.',
    );
    return undefined;
  }
  if (url.search || url.hash || !['', '/'].includes(url.pathname)) {
    environment.problem('SMTP_URL may have no path, query or fragment.');
    return undefined;
  }
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const user = decoded(url.username);
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !['127.0.0.1', '::1', 'localhost'].includes(host),
    auth: user ? { user, pass: decoded(url.password) } : undefined,
  };
}

/** Decodes a part of a URL; returns it unchanged when it has an unencoded percent sign. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Length of a secret in bytes (Standard Webhooks, “Signing secrets”). */
const secretBytes = { min: 24, max: 64 };

function readWebhook(environment: Environment): WebhookReceiver | undefined {
  const url = environment.serviceUrl('WEBHOOK_URL')?.href;
  const texts = environment.list('WEBHOOK_SECRET');
  if (environment.text('WEBHOOK_URL') !== undefined && texts.length === 0) {
    environment.problem('WEBHOOK_SECRET must be set when WEBHOOK_URL is.');
  }
  const secrets = texts.map((text) =>
    Buffer.from(text.match(/^whsec_([\w+/-]+={0,2})$/)?.[1] ?? '', 'base64'),
  );
  if (secrets.some(({ length }) => length < secretBytes.min || length > secretBytes.max)) {
    environment.problem(
      `WEBHOOK_SECRET must read whsec_ and then ${secretBytes.min} to ${secretBytes.max} bytes in base64; several with commas between them.`,
    );
  }
  return url && secrets.length > 0 ? { url, secrets } : undefined;
}

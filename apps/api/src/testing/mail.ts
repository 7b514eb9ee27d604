import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import deliveryJson from './mail-delivery.json' with { type: 'json' };
import { type MailServer, startMailServer } from './servers/mail-server.ts';
import { startApiForTest } from './test-api.ts';

/** The mail server of all tests of a worker. */
let shared: Promise<MailServer> | undefined;

/** The mail server, without messages, and the settings of an API that uses it; the mail of the staff goes to `service@club.test`. */
export async function mailForTest() {
  shared ??= startMailServer();
  const mail = await shared;
  mail.clear();
  const settings = {
    SMTP_URL: mail.url,
    DELIVERY_CONFIG: fileURLToPath(new URL('mail-delivery.json', import.meta.url)),
  };
  return { mail, settings };
}

/** An API with a database of its own and a mail server. */
export async function startApiWithMail(environment: Record<string, string> = {}, delivery?: object) {
  const { mail, settings } = await mailForTest();
  const api = await startApiForTest({
    ...settings,
    ...(delivery && { DELIVERY_CONFIG: deliveryFile({ ...deliveryJson, ...delivery }) }),
    SITE_URL: 'https://club.test',
    LOG_LEVEL: 'trace',
    ...environment,
  });
  return { api, mail, databaseUrl: api.databaseUrl };
}

function deliveryFile(delivery: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'delivery.json');
  writeFileSync(file, JSON.stringify(delivery));
  return file;
}

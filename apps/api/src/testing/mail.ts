import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startMailServer } from './servers/mail-server.ts';
import { startApiForTest } from './test-api.ts';
import { testDatabase } from './test-database.ts';

/** The settings of an API that sends its mail to a server, and that of the staff to `service@club.test`. */
export function mailSettings({ url }: { readonly url: string }, delivery: object = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'jalon-mail-')), 'delivery.json');
  const routing = { from: 'site@club.test', recipient: 'service@club.test', ...delivery };
  writeFileSync(file, JSON.stringify(routing));
  return { SMTP_URL: url, DELIVERY_CONFIG: file };
}

/** A mail server for one test, and the settings of an API that uses it. */
export async function mailForTest(delivery?: object) {
  const mail = await startMailServer();
  const settings = mailSettings(mail, delivery);
  onTestFinished(async () => {
    await mail.close();
    rmSync(join(settings.DELIVERY_CONFIG, '..'), { recursive: true });
  });
  return { mail, settings };
}

/** An API with a database of its own and a mail server. */
export async function startApiWithMail(environment: Record<string, string> = {}, delivery?: object) {
  const databaseUrl = await testDatabase();
  const { mail, settings } = await mailForTest(delivery);
  const api = await startApiForTest({
    DATABASE_URL: databaseUrl,
    ...settings,
    SITE_URL: 'https://club.test',
    LOG_LEVEL: 'trace',
    ...environment,
  });
  return { api, mail, databaseUrl };
}

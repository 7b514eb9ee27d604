import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startMailServer } from './servers/mail-server.ts';
import { startApiForTest } from './test-api.ts';
import { testDatabase } from './test-database.ts';

/** An API with a database of its own and a mail server. */
export async function startApiWithMail(environment: Record<string, string> = {}) {
  const databaseUrl = await testDatabase();
  const mail = await startMailServer();
  const folder = await mkdtemp(join(tmpdir(), 'jalon-mail-'));
  const DELIVERY_CONFIG = join(folder, 'delivery.json');
  await writeFile(
    DELIVERY_CONFIG,
    JSON.stringify({ from: 'site@club.test', recipient: 'service@club.test' }),
  );
  onTestFinished(async () => {
    await mail.close();
    await rm(folder, { recursive: true });
  });
  const api = await startApiForTest({
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    DELIVERY_CONFIG,
    SITE_URL: 'https://club.test',
    LOG_LEVEL: 'trace',
    ...environment,
  });
  return { api, mail, databaseUrl };
}

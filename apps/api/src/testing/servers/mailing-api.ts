import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startApiForTest, type TestApi } from '../test-api.ts';
import type { MailServer } from './mail-server.ts';

/** Starts an API for one test that mails every submission to `service@club.test`. */
export async function startMailingApi(
  { url }: Pick<MailServer, 'url'>,
  { environment = {}, delivery = {} }: { environment?: Record<string, string>; delivery?: object } = {},
): Promise<TestApi> {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-delivery-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const DELIVERY_CONFIG = join(folder, 'delivery.json');
  const routing = { from: 'site@club.test', recipient: 'service@club.test', ...delivery };
  await writeFile(DELIVERY_CONFIG, JSON.stringify(routing));
  return startApiForTest({ SMTP_URL: url, DELIVERY_CONFIG, ...environment });
}

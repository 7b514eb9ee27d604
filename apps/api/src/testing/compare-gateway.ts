import { ownSandboxSecrets } from '@jalon/gateway/access';
import { dayInQuebec } from '@jalon/i18n';
import { compareDay } from '../features/orders/report/compare-report.ts';
import { sandboxGateway } from '../features/payments/sandbox/sandbox-gateway.ts';
import { openDatabase } from '../platform/database/database.ts';

export interface CompareGatewayOptions {
  readonly databaseUrl: string;
  readonly gatewayUrl: string;
  /** The folder with the secrets of the sandbox gateway. */
  readonly dataDir: string;
}

/** Compares the sandbox gateway's report with the ledger for the days from one to today, as a worker does for days that have ended. */
export async function compareGateway(
  { databaseUrl, gatewayUrl, dataDir }: CompareGatewayOptions,
  since: Date,
): Promise<void> {
  const database = openDatabase({ connection: () => ({ connectionString: databaseUrl }) });
  try {
    const gateway = sandboxGateway({ secrets: await ownSandboxSecrets(dataDir), origin: gatewayUrl });
    const options = { database, gateway, channels: { notice: false }, log: { warn: () => {} } };
    for (const day of new Set([dayInQuebec(since), dayInQuebec()])) await compareDay(options, day);
  } finally {
    await database.close();
  }
}

import { ownSandboxSecrets } from '@jalon/gateway/access';
import type { Database } from '../../platform/database/database.ts';
import type { Gateway } from './gateway.ts';
import type { PaymentGatewaySettings } from './payments.settings.ts';
import { sandboxGateway } from './sandbox/sandbox-gateway.ts';
import { stripeGateway } from './stripe/stripe-gateway.ts';

/** The configured gateway. */
export async function openGateway(
  { stripe, sandbox }: PaymentGatewaySettings,
  database: Database,
): Promise<Gateway> {
  if (stripe) return stripeGateway({ ...stripe, database });
  if (!sandbox) throw new Error('No payment gateway is configured');
  const secrets = sandbox.secrets ?? (await ownSandboxSecrets(sandbox.dataDir));
  return sandboxGateway({ ...sandbox, secrets });
}

import {
  readGatewayOrigin,
  readGatewayPort,
  readSandboxSecrets,
  type SandboxSecrets,
} from '@jalon/gateway/access';
import type { Environment } from '@jalon/process';

export interface StripeAccess {
  /** `sk_…` or `rk_…`. Secret: never in answers or logs. */
  readonly secretKey: string;
  /** `pk_…`; sent to browsers. */
  readonly publishableKey: string;
  /** `whsec_…`; verifies events. */
  readonly webhookSecret: string;
  /** A server other than Stripe's. */
  readonly apiUrl?: URL | undefined;
}

export interface SandboxAccess {
  /** For browsers. */
  readonly origin: string;
  /** For the API’s own calls, when its network reaches the gateway at another address. */
  readonly apiOrigin: string;
  /** Default: generated and kept in `dataDir`. */
  readonly secrets?: SandboxSecrets | undefined;
  readonly dataDir: string;
}

export interface PaymentGatewaySettings {
  /** Exactly one of these is set. */
  readonly stripe?: StripeAccess | undefined;
  readonly sandbox?: SandboxAccess | undefined;
}

export function readPaymentSettings(
  environment: Environment,
  { ownDatabase, dataDir }: { readonly ownDatabase: boolean; readonly dataDir: string },
): PaymentGatewaySettings {
  const gateway = environment.oneOf('PAYMENT_GATEWAY', ['sandbox', 'stripe'], 'sandbox');
  if (gateway === 'stripe') return { stripe: readStripeAccess(environment) };
  const origin = readGatewayOrigin(environment) ?? `http://localhost:${readGatewayPort(environment)}`;
  const apiOrigin = environment.origin('SANDBOX_GATEWAY_API_URL') ?? origin;
  if (!ownDatabase && environment.text('PAYMENT_GATEWAY') === undefined) {
    // The sandbox takes no money: a real club must not get it as a default.
    environment.problem(
      'PAYMENT_GATEWAY must be set when DATABASE_URL is: stripe, or sandbox for a site without real payments.',
    );
    return {};
  }
  return {
    sandbox: { origin, apiOrigin, secrets: readSandboxSecrets(environment, { ownDatabase }), dataDir },
  };
}

function readStripeAccess(environment: Environment): StripeAccess {
  // Messages never repeat secrets.
  const read = (name: string, pattern: RegExp, form: string) => {
    const value = environment.text(name) ?? '';
    if (!pattern.test(value))
      environment.problem(`${name} must read ${form} when PAYMENT_GATEWAY is stripe.`);
    return value;
  };
  return {
    secretKey: read('STRIPE_SECRET_KEY', /^(sk|rk)_\w+$/, 'sk_… or rk_…'),
    publishableKey: read('STRIPE_PUBLISHABLE_KEY', /^pk_\w+$/, 'pk_…'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET', /^whsec_\w+$/, 'whsec_…'),
    apiUrl: environment.serviceUrl('STRIPE_API_URL'),
  };
}

import { loadSandboxFields } from './kit/payment/load-sandbox-fields.ts';
import type { LoadFields } from './kit/payment/payment-port.ts';

/** Loads the payment fields of Stripe or of the sandbox gateway, as the API’s settings say. */
export const loadFields: LoadFields = async (settings) =>
  settings.gateway === 'stripe'
    ? (await import('./kit/payment/stripe-fields.ts')).mountStripeFields
    : loadSandboxFields(settings);

import type { PaymentSettings } from '@jalon/api-client/contract';
import type { MountFields } from './payment-port.ts';

/** Loads the adapter of a gateway, only on pages that show its fields. */
export async function loadGateway({ gateway }: PaymentSettings): Promise<MountFields> {
  switch (gateway) {
    case 'sandbox':
      return (await import('./sandbox-fields.ts')).mountSandboxFields;
    case 'stripe':
      return (await import('./stripe-fields.ts')).mountStripeFields;
  }
}

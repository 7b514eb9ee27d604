import type { PaymentSettings } from '@jalon/api-client/contract';
import type { SecurityPart } from '../../../server/security/security-part.ts';

/**
 * The sources that the payment step allows: the frame with the gateway’s fields, and a post that redirects to its page, which browsers
 * check against `form-action`.
 */
export function gatewayPart({ gateway, origin }: PaymentSettings): SecurityPart {
  if (gateway === 'sandbox') return { csp: { 'frame-src': [origin], 'form-action': [origin] } };
  return {
    csp: {
      'frame-src': [origin, 'https://hooks.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
      'form-action': ['https://checkout.stripe.com'],
    },
  };
}

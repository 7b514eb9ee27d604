import type { PaymentSettings } from '@jalon/api-client/contract';

/** Sources by directive of the Content-Security-Policy, such as `frame-src`. */
export type ContentSources = Readonly<Record<string, readonly string[]>>;

/**
 * The sources of the gateway: the frame with its fields, and a post that redirects to its page, which browsers check against
 * `form-action`.
 */
export function gatewaySecurity({ gateway, origin }: PaymentSettings): { readonly csp: ContentSources } {
  if (gateway === 'sandbox') return { csp: { 'frame-src': [origin], 'form-action': [origin] } };
  return {
    csp: {
      'frame-src': [origin, 'https://hooks.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
      'form-action': ['https://checkout.stripe.com'],
    },
  };
}

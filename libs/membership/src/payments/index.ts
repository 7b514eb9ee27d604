export { cardBrandName } from './card-brand.ts';
export { declineMessages } from './decline.messages.ts';
export { type DeclineKey, isDeclineKey } from './decline-keys.ts';
export { type ContentSources, gatewaySecurity } from './gateway-security.ts';

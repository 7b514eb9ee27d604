export { cardBrandName } from './card-brand.ts';
export { declineMessages } from './decline.messages.ts';
export { type DeclineKey, isDeclineKey } from './decline-keys.ts';

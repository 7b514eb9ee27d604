export { grantedBy, readChoice, type StoredChoice } from '../choice/choice.ts';
export type { ConsentSettings } from '../choice/consent-settings.ts';
export { noticeVersion } from '../choice/notice.ts';
export {
  type ConsentEngine,
  type ConsentOptions,
  type ConsentView,
  createConsent,
} from './create-consent.ts';

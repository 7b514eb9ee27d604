export { labelled, longDate, paymentSchedule } from './amounts.ts';
export { type LegalSection, type LegalText, plainText } from './legal-text.ts';
export { type MandateOptions, mandateText, mandateVersion } from './mandate.ts';
export {
  type RenewalConsentOptions,
  renewalConsent,
  renewalConsentVersion,
} from './renewal-consent.ts';

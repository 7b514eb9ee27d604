export { honeypotField, renderTokenAge, renderTokenField } from '../contract/common/protection.ts';
export type { SubmissionAccepted } from '../contract/index.ts';
export { type AddressOptions, findAddresses, retrieveAddress } from './addresses.ts';
export { getAutomaticRenewal, setAutomaticRenewal } from './automatic-renewal.ts';
export { type ApiClientOptions, type CallError, isCallError } from './call.ts';
export {
  checkResumeLink,
  createCheckout,
  createCheckoutPage,
  deleteCheckout,
  getCheckout,
  mailResumeLink,
  placeCheckout,
  resumeCheckout,
  saveCheckout,
} from './checkouts.ts';
export { recordConsent } from './consents.ts';
export { getRenderToken, listForms, type SubmitOptions, type SubmitResult, submitForm } from './forms.ts';
export { getMaintenance } from './maintenance.ts';
export { getMember } from './members.ts';
export {
  endMembership,
  endMembershipByLink,
  getEnding,
  getEndingOfLink,
  requestEndingLink,
} from './membership-ending.ts';
export {
  acceptGift,
  checkOrderAttempt,
  getGift,
  getOrderAttempt,
  type OrderOptions,
  placeOrder,
} from './orders.ts';
export { changePassword, requestPasswordReset, resetPassword } from './passwords.ts';
export { getPaymentSettings } from './payments.ts';
export { getMembershipPrices } from './prices.ts';
export { createQuote, previewQuote, type QuoteOptions } from './quotes.ts';
export {
  createSavedPaymentPage,
  getSavedPayment,
  getSavedPaymentPage,
  replaceSavedPayment,
} from './saved-payment.ts';
export { autocomplete, type SearchOptions, search } from './search.ts';
export { endSessions, listSessions } from './sessions.ts';
export { signIn, signOut } from './sign-in.ts';

export { type MockMember, mockMembers } from './accounts/mock-members.ts';
export {
  createAddressHandlers,
  type MockAddress,
  type MockAddressOptions,
} from './addresses/address-handlers.ts';
export { type CallStateOptions, createCallStates } from './call-states.ts';
export { createCheckoutHandlers, type MockCheckoutOptions } from './checkout/checkout-handlers.ts';
export { mockAccount, mockCard, mockGiftToken, mockOutcomes } from './checkout/mock-orders.ts';
export type { MockPricing, MockPromoCode } from './checkout/mock-quote.ts';
export { mockResumeToken } from './checkout/saved-checkout-handlers.ts';
export { createConsentHandlers, type MockConsentOptions } from './consent-handlers.ts';
export {
  createFormDraftHandlers,
  type MockFormDraftOptions,
  mockFormDraftToken,
} from './forms/draft-handlers.ts';
export type { MockFormDraft, MockFormDrafts } from './forms/mock-drafts.ts';
export { createHandlers, createStateHandlers, type MockApiOptions, type MockForm } from './handlers.ts';
export {
  createMaintenanceHandlers,
  type MockMaintenanceOptions,
} from './maintenance-handlers.ts';
export { createEndingHandlers, type MockEndingOptions, mockEnding } from './members/ending-handlers.ts';
export { createMemberHandlers } from './members/member-handlers.ts';
export { createPasswordHandlers, mockAccountToken, mockPasswordToken } from './members/password-handlers.ts';
export { createRenewalHandlers, type MockRenewalOptions } from './members/renewal-handlers.ts';
export {
  createSavedPaymentHandlers,
  type MockSavedPaymentOptions,
} from './members/saved-payment-handlers.ts';
export { createSessionHandlers } from './members/session-handlers.ts';
export {
  createSignInHandlers,
  type MockMemberOptions,
} from './members/sign-in-handlers.ts';
export { mockLinks } from './mock-links.ts';
export {
  createPriceHandlers,
  type MockPriceOptions,
  mockOptionPrices,
  mockPrices,
} from './price-handlers.ts';

export {
  createAddressHandlers,
  createAddressStateHandlers,
  type MockAddress,
  type MockAddressOptions,
} from './address-handlers.ts';
export { createHandlers, createStateHandlers, type MockApiOptions, type MockForm } from './handlers.ts';
export {
  createMaintenanceHandlers,
  createMaintenanceStateHandlers,
  type MockMaintenanceOptions,
} from './maintenance-handlers.ts';
export { createMemberHandlers, createMemberStateHandlers } from './member-handlers.ts';
export { type MockMember, mockMembers } from './mock-members.ts';
export {
  createPriceHandlers,
  createPriceStateHandlers,
  type MockPriceOptions,
  mockPrices,
} from './price-handlers.ts';
export {
  createSearchHandlers,
  createSearchStateHandlers,
  type MockDocument,
  type MockSearchOptions,
} from './search-handlers.ts';
export {
  createSignInHandlers,
  createSignInStateHandlers,
  type MockMemberOptions,
} from './sign-in-handlers.ts';

export { type AddressCase, type AddressTarget, addressCases } from './address-cases.ts';
export { type ContractCase, type ContractTarget, contractCases } from './contract-cases.ts';
export { type MaintenanceCase, type MaintenanceTarget, maintenanceCases } from './maintenance-cases.ts';
export { memberCases } from './member-cases.ts';
export { type PriceCase, type PriceTarget, priceCases } from './price-cases.ts';
export { type ProtectionCase, type ProtectionTarget, protectionCases } from './protection-cases.ts';
export { type SearchCase, type SearchTarget, searchCases } from './search-cases.ts';
export { searchedDocuments } from './search-documents.ts';
export { type SignInCase, type SignInTarget, signInCases } from './sign-in-cases.ts';

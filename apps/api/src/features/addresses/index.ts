export { registerAddresses } from './addresses.routes.ts';
export { type AddressSettings, readAddressSettings } from './addresses.settings.ts';

export { registerConsents } from './consents.routes.ts';
export { type ConsentSettings, readConsentSettings } from './consents.settings.ts';

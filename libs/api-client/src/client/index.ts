export type { SubmissionAccepted } from '../contract/index.ts';
export { honeypotField, renderTokenAge, renderTokenField } from '../contract/protection.ts';
export { type AddressOptions, findAddresses, retrieveAddress } from './addresses.ts';
export { type ApiClientOptions, type CallError, isCallError } from './call.ts';
export { getRenderToken, listForms, type SubmitOptions, type SubmitResult, submitForm } from './forms.ts';
export { getMaintenance } from './maintenance.ts';
export { getMember } from './members.ts';
export { autocomplete, type SearchOptions, search } from './search.ts';
export { signIn, signOut } from './sign-in.ts';

export { renewalFields } from '../connected-space/automatic-renewal/renewal-form-post.ts';
export { savedPaymentFields } from '../saved-payment/saved-payment-post.ts';
export { connectionFailed, type RejectedSignIn, signInFields, signOutIntent } from '../sign-in/form-post.ts';
export {
  endSession,
  fetchMember,
  readSession,
  type Session,
  type StartedSession,
  startSession,
} from '../sign-in/session.ts';

export { formMember } from '../member-info/form-member.ts';
export { type SessionTimes, sessionTimes } from '../session-time/session-times.ts';
export { type RejectedSignIn, signInFields } from '../sign-in/form-post.ts';
export {
  endSession,
  fetchMember,
  readSession,
  type Session,
  type StartedSession,
  startSession,
} from '../sign-in/session.ts';
export {
  createPriceList,
  type ListedPrices,
  type PriceList,
  type PriceListOptions,
} from '../types/price-list.ts';

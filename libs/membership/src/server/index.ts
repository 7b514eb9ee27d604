export { type RejectedSignIn, signInFields } from '../sign-in/form-post.ts';
export {
  endSession,
  fetchMember,
  readSession,
  type Session,
  type StartedSession,
  startSession,
} from '../sign-in/session.ts';

import { call, changePassword, endSessions, isCallError, listSessions } from '@jalon/api-client';
import { otherSessions, readAccessToken } from '@jalon/api-client/contract';
import { type Answer, redirect } from '@jalon/host';
import { passwordFields } from '../../password/form-post.ts';
import { endSessionsIntent, sessionFields } from '../../sessions/form-post.ts';
import type { AccountView, SecurityView } from '../account-view.ts';
import { endOwnSession } from './sign-in.ts';
import {
  doneParameter,
  hasEnded,
  type PostedFields,
  type Rejection,
  rejection,
  show,
  signInFirst,
  unavailable,
  type Visit,
  viewBase,
  withQuery,
} from './visit.ts';

/** The actions that the page confirms. */
const doneWhat = ['password', 'session', 'others'] as const;

/** Ends sessions or changes the password. Ending the current session signs the member out. */
export async function postSecurity(visit: Visit, text: PostedFields): Promise<Answer<AccountView>> {
  const { session, api, locale } = visit;
  if (!session) return signInFirst(visit);
  if (text(sessionFields.intent) === endSessionsIntent) {
    const which = text(sessionFields.session);
    if (which === readAccessToken(session.token)?.sid) return endOwnSession(visit);
    const ended = await call(endSessions, { body: { session: which } }, api);
    if (!isCallError(ended)) return confirm(visit, which === otherSessions ? 'others' : 'session');
    if (hasEnded(ended)) return signInFirst(visit);
    return loadSecurity(visit, { ...rejection(ended), isNotEnded: true });
  }
  const passwords = {
    currentPassword: text(passwordFields.currentPassword),
    newPassword: text(passwordFields.newPassword),
  };
  const changed = await call(changePassword, { body: { ...passwords, locale } }, api);
  if (!isCallError(changed)) return confirm(visit, 'password');
  if (hasEnded(changed)) return signInFirst(visit);
  return loadSecurity(visit, rejection(changed));
}

function confirm({ options: { paths }, locale }: Visit, done: NonNullable<SecurityView['done']>) {
  return redirect(withQuery(paths.security, { [doneParameter]: done })[locale]);
}

interface Refused extends Rejection {
  readonly isNotEnded?: boolean;
}

/** The member's sessions, and the form for another password. */
export async function loadSecurity(visit: Visit, refused?: Refused): Promise<Answer<AccountView>> {
  const { options, url, session, api } = visit;
  const here = options.paths.security;
  const listed = session && (await call(listSessions, {}, api));
  if (!listed || (isCallError(listed) && hasEnded(listed))) return signInFirst(visit);
  if (isCallError(listed)) return unavailable(visit, listed, here);
  const { username, sessions } = listed;
  const isNotEnded = refused?.isNotEnded ?? false;
  const view: SecurityView = {
    ...viewBase(visit, here),
    kind: 'security',
    username,
    sessions,
    isNotEnded,
    done: refused ? undefined : doneWhat.find((what) => what === url.searchParams.get(doneParameter)),
    rejected: isNotEnded ? undefined : refused?.rejected,
  };
  return show(view, refused?.status, refused?.headers);
}

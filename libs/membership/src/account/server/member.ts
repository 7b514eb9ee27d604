import { isCallError } from '@jalon/api-client';
import type { MemberSource } from '@jalon/api-client/contract';
import type { Answer } from '@jalon/host';
import type { Localized } from '@jalon/i18n';
import { fetchMember, type Session } from '../../sign-in/session.ts';
import type { AccountView } from '../account-view.ts';
import { signInFirst, unavailable, type Visit } from './visit.ts';

/** The member of a request, with the current details. */
export interface SignedInMember {
  readonly kind: 'member';
  readonly session: Session;
  readonly source: MemberSource;
}

/**
 * The member of a request, or the answer instead of the page: the sign-in page, also if the API rejects the token, or the
 * page that says that the details are unavailable.
 */
export async function memberOf(
  visit: Visit,
  here: Localized<string>,
): Promise<SignedInMember | Answer<AccountView>> {
  const { options, session } = visit;
  const source = session && (await fetchMember(session, options.api));
  if (!source || (isCallError(source) && [401, 403].includes(source.httpStatus))) return signInFirst(visit);
  if (!isCallError(source)) return { kind: 'member', session, source };
  options.log?.warn({ code: source.code }, 'The member details could not be fetched');
  return unavailable(visit, source, here);
}

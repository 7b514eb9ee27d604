import { noticeVersion, readChoice } from '@jalon/consent/server';
import { type MemberSummary, readMemberSummary } from '@jalon/membership/member';
import { readSession, type SessionTimes, sessionTimes } from '@jalon/membership/server';
import { askedPurposes } from '../consent/consent-settings.server.ts';
import type { Settings } from '../settings/settings.ts';

/** Everything about a visitor that changes a page of content, from the cookies of a request. */
export interface Visitor {
  /** For display only: never grant access based on it. */
  readonly member: MemberSummary | undefined;
  /** When the session of a member ends. */
  readonly session?: SessionTimes | undefined;
  /** Whether the notice about cookies is answered. */
  readonly hasChosen: boolean;
}

export function visitorOf(cookies: string | null | undefined, settings: Settings): Visitor {
  const notice = { notice: noticeVersion, purposes: askedPurposes(settings) };
  return {
    member: readMemberSummary(cookies),
    session: sessionTimes(readSession(cookies)),
    hasChosen: readChoice(cookies, notice) !== undefined,
  };
}

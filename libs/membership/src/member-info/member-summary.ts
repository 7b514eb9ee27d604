import { readCookie } from '@jalon/host';
import type { MemberInfo } from './member-info.schema.ts';

/** The details of a member that pages outside the member area show. */
export type MemberSummary = Pick<
  MemberInfo,
  | 'name'
  | 'surname'
  | 'memberNumber'
  | 'codeOptionAdhesion'
  | 'codeStatusAdhesion'
  | 'automaticRenewal'
  | 'indRenewalPeriod'
>;

/**
 * The summary in a `Cookie` header or in `document.cookie`, read like `readMemberInfo`, but without zod, which would
 * add 10 kB to every page. `undefined` for a visitor or an unreadable cookie.
 */
export function readMemberSummary(cookies: string | null | undefined): MemberSummary | undefined {
  return toMemberSummary(readCookie(cookies, 'memberInfo'));
}

/** The summary in the value of the cookie. */
export function toMemberSummary(cookie: string | undefined): MemberSummary | undefined {
  const info = parsed(cookie);
  const { name, surname, memberNumber } = info;
  if (typeof name !== 'string' || typeof surname !== 'string') return undefined;
  if (typeof memberNumber !== 'string' && typeof memberNumber !== 'number') return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
  return {
    name,
    surname,
    memberNumber: String(memberNumber),
    codeOptionAdhesion: text(info.codeOptionAdhesion),
    codeStatusAdhesion: text(info.codeStatusAdhesion),
    automaticRenewal: flag(info.automaticRenewal),
    indRenewalPeriod: flag(info.indRenewalPeriod),
  };
}

function parsed(value: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(value ?? ''));
  } catch {
    return {};
  }
}

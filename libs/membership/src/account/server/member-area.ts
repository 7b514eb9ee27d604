import { call, getAutomaticRenewal, isCallError, setAutomaticRenewal } from '@jalon/api-client';
import { type Answer, redirect, retryAfter } from '@jalon/host';
import { dayInQuebec } from '@jalon/i18n';
import { renewalFields } from '../../connected-space/automatic-renewal/renewal-form-post.ts';
import { memberSpaceOf } from '../../connected-space/member-space.ts';
import { assembleMemberInfo } from '../../member-info/assemble-member-info.ts';
import { readMemberInfo } from '../../member-info/member-info-cookie.ts';
import { memberInfoHeader } from '../../sign-in/session-cookies.ts';
import type { AccountView } from '../account-view.ts';
import { memberOf } from './member.ts';
import {
  doneParameter,
  hasEnded,
  type PostedFields,
  show,
  signInFirst,
  type Visit,
  viewBase,
  withQuery,
} from './visit.ts';

const choices = ['on', 'off'] as const;
/** The value of {@link doneParameter} after a new member has chosen a password. */
export const accountDone = 'account';
const dones = [...choices, accountDone] as const;

/** Switches automatic renewal on or off. */
export async function postMemberArea(visit: Visit, text: PostedFields): Promise<Answer<AccountView>> {
  const { options, session, api, locale } = visit;
  if (!session) return signInFirst(visit);
  const choice = choices.find((one) => one === text(renewalFields.renewal));
  if (!choice) return loadMemberArea(visit, { status: 422 });
  const consent = choice === 'on' ? { version: text(renewalFields.version), locale } : undefined;
  const answer = await call(setAutomaticRenewal, { body: { isOn: choice === 'on', consent } }, api);
  if (!isCallError(answer)) {
    return redirect(withQuery(options.paths.memberArea, { [doneParameter]: choice })[locale]);
  }
  if (hasEnded(answer)) return signInFirst(visit);
  const status = answer.httpStatus === 422 ? 422 : 503;
  return loadMemberArea(visit, { status, headers: retryAfter(answer) });
}

/** A switch of the automatic renewal that failed. */
interface Failed {
  readonly status: number;
  readonly headers?: ReturnType<typeof retryAfter>;
}

/** The current member details, of which the browser receives only the displayed part. */
export async function loadMemberArea(visit: Visit, failed?: Failed): Promise<Answer<AccountView>> {
  const { options, url, locale, api, cookies } = visit;
  const here = options.paths.memberArea;
  const found = await memberOf(visit, here);
  if (found.kind !== 'member') return found;
  const info = assembleMemberInfo(found.source, options.club);
  const renewal = await call(getAutomaticRenewal, {}, api);
  const types = options.memberships?.(locale)?.types ?? [];
  return show(
    {
      ...viewBase(visit, here),
      kind: 'memberArea',
      member: memberSpaceOf(info, dayInQuebec()),
      typeNames: Object.fromEntries(types.map(({ codeOptionAdhesion, name }) => [codeOptionAdhesion, name])),
      renewal: isCallError(renewal) ? undefined : renewal.automaticRenewal,
      done: failed ? undefined : dones.find((done) => done === url.searchParams.get(doneParameter)),
      isFailed: failed !== undefined,
      origin: options.origin ?? url.origin,
    },
    failed?.status,
    [
      ...(failed?.headers ?? []),
      // The details were unavailable when the member signed in.
      ...(readMemberInfo(cookies) ? [] : [memberInfoHeader(info, found.session.expires, url)]),
    ],
  );
}

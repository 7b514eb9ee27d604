import { isCallError } from '@jalon/api-client';
import { formatMemberNumber } from '@jalon/forms/club';
import { formatDate, formatPrice, localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { assembleMemberInfo, type MemberInfo, membershipState } from '@jalon/membership/schemas';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { data, type HeadersFunction, redirect } from 'react-router';
import { endSession, lookUpMember, readSession } from '../../account/session.server.ts';
import { SignOutForm } from '../../account/sign-out-form.tsx';
import { connectedSpacePaths, signInPaths } from '../../addresses.ts';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { useSite } from '../../frame/use-site.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { connectedSpaceMessages } from './connected-space.messages.ts';
import { Facts, MemberNumber } from './connected-space.styles.ts';

/** The member as the API knows them now; who is not signed in any more goes to the sign-in page, and comes back. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = getSite(context);
  const session = readSession(request);
  const source = session && (await lookUpMember(session, site));
  if (!source || (isCallError(source) && [401, 403].includes(source.httpStatus))) {
    const signIn = signInPaths[localeFromPath(url.pathname)];
    throw redirect(`${signIn}?${new URLSearchParams({ r: url.pathname })}`, {
      headers: endSession(url).map((cookie) => ['set-cookie', cookie]),
    });
  }
  const paths = connectedSpacePaths;
  if (isCallError(source)) {
    site.log.warn({ code: source.code }, 'A member could not be looked up');
    const headers = source.retryAfter ? { 'retry-after': String(source.retryAfter) } : undefined;
    return data({ paths, member: undefined }, { status: 503, headers });
  }
  return { paths, member: shownOf(assembleMemberInfo(source)) };
}

/** The page is a member's own. */
export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const retryAfter = loaderHeaders.get('retry-after');
  return { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) };
};

/** What the page shows of a member, and no more. */
function shownOf(member: MemberInfo) {
  const { name, memberNumber, expirationDate, automaticRenewal, discountsBalanceValue } = member;
  return {
    name,
    memberNumber,
    state: membershipState(member),
    expirationDate,
    automaticRenewal,
    servicesUsed: member.assistanceServicesUsed,
    servicesTotal: member.assistanceServicesTotal,
    clubDollars: discountsBalanceValue === undefined ? undefined : Math.round(discountsBalanceValue * 100),
  };
}

export default function ConnectedSpacePage({ loaderData: { paths, member } }: Route.ComponentProps) {
  const t = useT(connectedSpaceMessages);
  const locale = useLocale();
  const { club } = useSite();
  if (!member) {
    return (
      <>
        <PageHead title={t('unavailableTitle')} paths={paths} unlisted />
        <Section width="text">
          <h1>{t('unavailableTitle')}</h1>
          <p>{t('unavailable')}</p>
          <Actions>
            <Button href={paths[locale]}>{t('again')}</Button>
            <SignOutForm />
          </Actions>
        </Section>
      </>
    );
  }
  const { state, expirationDate, automaticRenewal, servicesUsed, servicesTotal, clubDollars } = member;
  return (
    <>
      <PageHead title={t('title')} paths={paths} unlisted />
      <Section>
        <h1>{t('welcome', member)}</h1>
        <MemberNumber>
          {t('memberNumber', { number: formatMemberNumber(member.memberNumber, club) })}
        </MemberNumber>
        <Facts>
          {state && (
            <div
              data-surface={state === 'toRenew' ? 'quaternary' : 'secondary'}
              data-asks={state === 'toRenew'}
            >
              <dt>{t('membership')}</dt>
              <dd>{t(state)}</dd>
              {expirationDate && (
                <dd>{t('expires', { date: formatDate(new Date(expirationDate), locale) })}</dd>
              )}
              {automaticRenewal && <dd>{t('renewsItself')}</dd>}
            </div>
          )}
          {servicesUsed !== undefined && servicesTotal !== undefined && (
            <div data-surface="secondary">
              <dt>{t('assistance')}</dt>
              <dd>{t('usedOf', { used: servicesUsed, total: servicesTotal })}</dd>
            </div>
          )}
          {clubDollars !== undefined && (
            <div data-surface="secondary">
              <dt>{t('clubDollars')}</dt>
              <dd>{formatPrice(clubDollars, locale)}</dd>
            </div>
          )}
        </Facts>
        <Actions>
          <SignOutForm />
        </Actions>
      </Section>
    </>
  );
}

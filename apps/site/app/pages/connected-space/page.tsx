import { isCallError } from '@jalon/api-client';
import { formatMemberNumber } from '@jalon/forms/club';
import { formatDate, formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import {
  assembleMemberInfo,
  type MemberInfo,
  memberInfoCookie,
  membershipState,
  readMemberInfo,
} from '@jalon/membership/schemas';
import { SignOutForm } from '@jalon/membership/sign-in';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { data } from 'react-router';
import { flowPath } from '../../checkout/checkout-pages.ts';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { useSite } from '../../frame/use-site.ts';
import { memberPageHeaders } from '../../sign-in/member-page-headers.ts';
import { MemberUnavailable } from '../../sign-in/member-unavailable.tsx';
import { requireMember, unavailable } from '../../sign-in/require-member.server.ts';
import { readSession } from '../../sign-in/session.server.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { connectedSpaceMessages } from './connected-space.messages.ts';
import { Facts, MemberNumber } from './connected-space.styles.ts';
import { contactOf } from './contact-of.ts';
import { ContactSection } from './contact-section.tsx';

/** The member details as the API has them now. */
export async function loader(args: Route.LoaderArgs) {
  const source = await requireMember(args);
  const { siteMap, settings } = getSite(args.context);
  const { paths } = siteMap.page('connected-space');
  if (isCallError(source)) return data({ paths, member: undefined }, unavailable(source));
  const member = assembleMemberInfo(source, settings.club);
  return data(
    { paths, member: shownOf(member), contact: contactOf(member) },
    { headers: missingMemberInfo(args, member) },
  );
}

/** The memberInfo cookie, where it is missing: the details were unavailable when the member signed in. */
function missingMemberInfo({ request, url }: Pick<Route.LoaderArgs, 'request' | 'url'>, member: MemberInfo) {
  const session = readSession(request);
  if (!session || readMemberInfo(request.headers.get('cookie'))) return undefined;
  const secure = url.protocol === 'https:';
  return { 'set-cookie': memberInfoCookie(member, { expires: session.expires, secure }) };
}

export const headers = memberPageHeaders;

/** The details that the page shows; the others are not sent to the browser. */
function shownOf(member: MemberInfo) {
  const { name, memberNumber, expirationDate, automaticRenewal, discountsBalanceValue } = member;
  return {
    name,
    memberNumber,
    state: membershipState(member),
    canRenew: member.indRenewalPeriod === true,
    expirationDate,
    automaticRenewal,
    servicesUsed: member.assistanceServicesUsed,
    servicesTotal: member.assistanceServicesTotal,
    clubDollars: discountsBalanceValue === undefined ? undefined : Math.round(discountsBalanceValue * 100),
  };
}

export default function ConnectedSpacePage({ loaderData }: Route.ComponentProps) {
  const t = useT(connectedSpaceMessages);
  const locale = useLocale();
  const site = useSite();
  const { paths, member } = loaderData;
  if (!member) return <MemberUnavailable paths={paths} />;
  const { state, canRenew, expirationDate, automaticRenewal, servicesUsed, servicesTotal, clubDollars } =
    member;
  return (
    <>
      <PageHead title={t('title')} paths={paths} unlisted />
      <Section>
        <h1>{t('welcome', member)}</h1>
        <MemberNumber>
          {t('memberNumber', { number: formatMemberNumber(member.memberNumber, site.club) })}
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
        <ContactSection {...loaderData.contact} changePath={site.paths['contact-details'][locale]} />
        <Actions>
          {canRenew && <Button href={flowPath('renewal')[locale]}>{t('renew')}</Button>}
          <Button href={flowPath('modify-my-membership')[locale]} variant="secondary">
            {t('modify')}
          </Button>
          <Button href={site.paths.security[locale]} variant="secondary">
            {t('security')}
          </Button>
          <SignOutForm action={site.paths['sign-in'][locale]} />
        </Actions>
      </Section>
    </>
  );
}

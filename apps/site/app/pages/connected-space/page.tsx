import { isCallError } from '@jalon/api-client';
import { type Locale, localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { ConnectedSpace } from '@jalon/membership/connected-space';
import {
  assembleMemberInfo,
  type MemberInfo,
  memberInfoCookie,
  memberSpaceOf,
  readMemberInfo,
} from '@jalon/membership/schemas';
import { SignOutForm } from '@jalon/membership/sign-in';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { data } from 'react-router';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { useSite } from '../../frame/use-site.ts';
import { membershipPaths } from '../../memberships/membership-paths.ts';
import { memberPageHeaders } from '../../sign-in/member-page-headers.ts';
import { MemberUnavailable } from '../../sign-in/member-unavailable.tsx';
import { requireMember, unavailable } from '../../sign-in/require-member.server.ts';
import { readSession } from '../../sign-in/session.server.ts';
import { getSite, type SiteContext } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { connectedSpaceMessages } from './connected-space.messages.ts';

/** The member details as the API has them now; the browser gets only what is shown. */
export async function loader(args: Route.LoaderArgs) {
  const source = await requireMember(args);
  const site = getSite(args.context);
  const { paths } = site.siteMap.page('connected-space');
  if (isCallError(source)) return data({ paths, member: undefined }, unavailable(source));
  const locale = localeFromPath(args.url.pathname);
  const info = assembleMemberInfo(source, site.settings.club);
  const member = memberSpaceOf(info, dayInQuebec());
  const { renew, modify, join } = membershipPaths(site.siteMap);
  return data(
    {
      paths,
      member,
      links: { renew: renew[locale], modify: modify[locale], join: join[locale] },
      typeNames: typeNames(site, locale),
    },
    { headers: missingMemberInfo(args, info) },
  );
}

/** The calendar day in Québec, on which memberships end. */
function dayInQuebec(): string {
  // Sweden writes dates in ISO order.
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' });
}

/** The names of the membership types by their codes. */
function typeNames({ content }: SiteContext, locale: Locale): Record<string, string> {
  const types = content.memberships[locale]?.types ?? [];
  return Object.fromEntries(types.map(({ codeOptionAdhesion, name }) => [codeOptionAdhesion, name]));
}

/** The memberInfo cookie, where it is missing: the details were unavailable when the member signed in. */
function missingMemberInfo({ request, url }: Pick<Route.LoaderArgs, 'request' | 'url'>, member: MemberInfo) {
  const session = readSession(request);
  if (!session || readMemberInfo(request.headers.get('cookie'))) return undefined;
  const secure = url.protocol === 'https:';
  return { 'set-cookie': memberInfoCookie(member, { expires: session.expires, secure }) };
}

export const headers = memberPageHeaders;

export default function ConnectedSpacePage({ loaderData }: Route.ComponentProps) {
  const t = useT(connectedSpaceMessages);
  const locale = useLocale();
  const site = useSite();
  const { paths, member } = loaderData;
  if (!member) return <MemberUnavailable paths={paths} />;
  const { links, typeNames } = loaderData;
  // A new member can enter the number of the member who recommended the club.
  const mail = new Map([
    ['subject', t('recommendSubject', { club: site.club.name[locale] })],
    ['body', t('recommendBody', { address: site.origin + links.join, number: member.memberNumber })],
  ]);
  const recommend = `mailto:?${Array.from(mail, ([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')}`;
  return (
    <>
      <PageHead title={t('title')} paths={paths} unlisted />
      <Section>
        <h1>{t('welcome', member)}</h1>
        <ConnectedSpace
          member={member}
          typeNames={typeNames}
          links={{
            ...links,
            recommend,
            changeContact: site.paths['contact-details'][locale],
            signIn: site.paths['sign-in'][locale],
          }}
        />
        <Actions>
          <Button href={site.paths.security[locale]} variant="secondary">
            {t('security')}
          </Button>
          <SignOutForm action={site.paths['sign-in'][locale]} />
        </Actions>
      </Section>
    </>
  );
}

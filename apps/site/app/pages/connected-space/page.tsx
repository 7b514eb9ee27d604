import { getAutomaticRenewal, isCallError, setAutomaticRenewal } from '@jalon/api-client';
import { type Locale, localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { AutomaticRenewalForm, ConnectedSpace } from '@jalon/membership/connected-space';
import {
  assembleMemberInfo,
  type MemberInfo,
  memberInfoCookie,
  memberSpaceOf,
  readMemberInfo,
} from '@jalon/membership/schemas';
import { renewalFields } from '@jalon/membership/server';
import { SignOutForm } from '@jalon/membership/sign-in';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { data, redirect } from 'react-router';
import { apiFor } from '../../api.server.ts';
import { memberships } from '../../content/memberships.ts';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { DoneNotice } from '../../frame/notices/done-notice.tsx';
import { useSite } from '../../frame/use-site.ts';
import { membershipPaths } from '../../memberships/membership-paths.ts';
import { doneParameter } from '../../sign-in/account-post.ts';
import { MemberData } from '../../sign-in/member-data.tsx';
import { memberPageHeaders } from '../../sign-in/member-page-headers.ts';
import { MemberUnavailable } from '../../sign-in/member-unavailable.tsx';
import { memberPost, requireMember, signInFirst, unavailable } from '../../sign-in/require-member.server.ts';
import { readSession } from '../../sign-in/session.server.ts';
import { getSite, type SiteContext } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { connectedSpaceMessages } from './connected-space.messages.ts';
import { Part } from './connected-space.styles.ts';

/** The current member details, from the API; the browser receives only the displayed part. */
export async function loader(args: Route.LoaderArgs) {
  const source = await requireMember(args);
  const site = getSite(args.context);
  const { paths } = site.siteMap.page('connected-space');
  if (isCallError(source)) return data({ paths, member: undefined }, unavailable(source));
  const locale = localeFromPath(args.url.pathname);
  const info = assembleMemberInfo(source, site.settings.club);
  const member = memberSpaceOf(info, dayInQuebec());
  const { renew, modify, join } = membershipPaths(site.siteMap);
  const done = renewalChoices.find((choice) => choice === args.url.searchParams.get(doneParameter));
  return data(
    {
      paths,
      member,
      links: {
        renew: renew[locale],
        modify: modify[locale],
        join: join[locale],
        endMembership: site.siteMap.page('end-membership').paths[locale],
      },
      typeNames: typeNames(site, locale),
      savedPaymentPath: site.siteMap.page('saved-payment').paths[locale],
      renewal: await findRenewal(args),
      done,
    },
    { headers: missingMemberInfo(args, info) },
  );
}

const renewalChoices = ['on', 'off'] as const;

/** Undefined for an additional member, and while the API is unavailable. */
async function findRenewal({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const session = readSession(request);
  const answer = session && (await getAutomaticRenewal(apiFor(getSite(context), session.token)));
  return answer && !isCallError(answer) ? answer.automaticRenewal : undefined;
}

/** Switches automatic renewal on or off. */
export async function action(args: Route.ActionArgs) {
  const { site, locale, text, api } = await memberPost(args);
  const choice = renewalChoices.find((one) => one === text(renewalFields.renewal));
  if (!choice) return data({ isFailed: true }, { status: 422 });
  const consent = choice === 'on' ? { version: text(renewalFields.version), locale } : undefined;
  const answer = await setAutomaticRenewal({ isOn: choice === 'on', consent }, api);
  if (!isCallError(answer)) {
    const { paths } = site.siteMap.page('connected-space');
    return redirect(`${paths[locale]}?${new URLSearchParams({ [doneParameter]: choice })}`, 303);
  }
  if (answer.httpStatus === 401) throw signInFirst(args);
  return data({ isFailed: true }, { ...unavailable(answer), status: answer.httpStatus === 422 ? 422 : 503 });
}

/** The calendar day in Québec, on which memberships end. */
function dayInQuebec(): string {
  // Sweden writes dates in ISO order.
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' });
}

/** The names of the membership types, by code. */
function typeNames({ content }: SiteContext, locale: Locale): Record<string, string> {
  const types = memberships.in(content, locale)?.types ?? [];
  return Object.fromEntries(types.map(({ codeOptionAdhesion, name }) => [codeOptionAdhesion, name]));
}

/** The memberInfo cookie if it is missing, because the details were unavailable at sign-in. */
function missingMemberInfo({ request, url }: Pick<Route.LoaderArgs, 'request' | 'url'>, member: MemberInfo) {
  const session = readSession(request);
  if (!session || readMemberInfo(request.headers.get('cookie'))) return undefined;
  const secure = url.protocol === 'https:';
  return { 'set-cookie': memberInfoCookie(member, { expires: session.expires, secure }) };
}

export const headers = memberPageHeaders;

export default function ConnectedSpacePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(connectedSpaceMessages);
  const locale = useLocale();
  const site = useSite();
  const { paths, member } = loaderData;
  if (!member) return <MemberUnavailable paths={paths} />;
  const { links, typeNames, savedPaymentPath, renewal, done } = loaderData;
  // A new member can enter the number of the referring member.
  const mail = new Map([
    ['subject', t('recommendSubject', { club: site.club.name[locale] })],
    ['body', t('recommendBody', { address: site.origin + links.join, number: member.memberNumber })],
  ]);
  const recommend = `mailto:?${Array.from(mail, ([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')}`;
  return (
    <>
      <PageHead title={t('title')} paths={paths} unlisted />
      <MemberData />
      <Section>
        <h1>{t('welcome', member)}</h1>
        {done && <DoneNotice title={t(`renewal-${done}`)} />}
        {actionData?.isFailed && (
          <Alert variant="error" title={t('renewalFailed')} announce>
            {t('renewalFailedText')}
          </Alert>
        )}
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
        {renewal && (
          <Part>
            <AutomaticRenewalForm renewal={renewal} action={paths[locale]} />
          </Part>
        )}
        <Actions>
          {renewal && (
            <Button href={savedPaymentPath} variant="secondary">
              {t('savedPayment')}
            </Button>
          )}
          <Button href={site.paths.security[locale]} variant="secondary">
            {t('security')}
          </Button>
          <SignOutForm action={site.paths['sign-in'][locale]} />
        </Actions>
      </Section>
    </>
  );
}

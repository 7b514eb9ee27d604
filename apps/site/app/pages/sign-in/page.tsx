import { getMaintenance, isCallError } from '@jalon/api-client';
import { formatMemberNumber } from '@jalon/club';
import { type Locale, type Localized, localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { readMemberInfo } from '@jalon/membership/schemas';
import { SignOutForm, signInFields, signOutIntent } from '@jalon/membership/sign-in';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import winterRoad from '@jalon/ui/pictures/winter-road.svg?url';
import { Section } from '@jalon/ui/section';
import { redirect } from 'react-router';
import { apiFor } from '../../api.server.ts';
import { PageHead } from '../../document/page-head.tsx';
import { visitLocaleCookie } from '../../document/visit-locale.ts';
import { formHeaders } from '../../forms/form-headers.ts';
import { Actions } from '../../frame/actions.styles.ts';
import { DoneNotice } from '../../frame/notices/done-notice.tsx';
import { useSite } from '../../frame/use-site.ts';
import { Island } from '../../islands/island.tsx';
import { AccountFormPage } from '../../sign-in/account-form-page.tsx';
import { doneParameter, readPost, rejection } from '../../sign-in/account-post.ts';
import { confirmParameter } from '../../sign-in/confirm-password.ts';
import { MemberData } from '../../sign-in/member-data.tsx';
import { ownPath, pathIn } from '../../sign-in/own-path.ts';
import { readSession, signOutMember } from '../../sign-in/session.server.ts';
import { SignInIsland } from '../../sign-in/sign-in-island.tsx';
import { signInByPost } from '../../sign-in/sign-in-post.server.ts';
import { getSite, type SiteContext } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { signInPageMessages } from './sign-in-page.messages.ts';

/** Maximum milliseconds that the maintenance check may delay the page. */
const maintenanceTimeout = 3_000;

export const headers = formHeaders;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = getSite(context);
  const maintenance = await getMaintenance(localeFromPath(url.pathname), {
    ...apiFor(site),
    timeout: maintenanceTimeout,
  });
  if (!isCallError(maintenance) && maintenance.status === 'on') throw redirect(maintenance.url);

  const session = readSession(request);
  const member = session && readMemberInfo(request.headers.get('cookie'));
  const { paths } = site.siteMap.page('sign-in');
  const confirms = session !== undefined && url.searchParams.has(confirmParameter);
  const returnPath = ownPath(url.searchParams.get(signInFields.returnPath), site.siteMap);
  return {
    paths,
    here: returnPath ? signInTo(returnPath, url, site) : paths,
    returnPath,
    confirms,
    hasNewPassword: url.searchParams.get(doneParameter) === 'password',
    member: session &&
      !confirms && {
        name: member && `${member.name} ${member.surname}`,
        number: session.memberNumber,
      },
  };
}

/** Signs in or out. A rejected sign-in shows the page again. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const site = getSite(context);
  const text = await readPost(request);
  const locale = localeFromPath(url.pathname);
  if (text(signInFields.intent) === signOutIntent) {
    const ended = await signOutMember(request, url, site);
    return redirect('/', withCookies([...ended, visitLocaleCookie(locale, url.protocol)]));
  }

  const result = await signInByPost(text, request, url, site);
  if (result.status === 'success') return redirect(result.target, withCookies(result.cookies));
  return rejection(result, text(signInFields.username));
}

function withCookies(cookies: readonly string[]): ResponseInit {
  return { status: 303, headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) };
}

/** The page's address in each language with its parameters; the return path is translated too. */
function signInTo(
  returnPath: string,
  { pathname, searchParams }: URL,
  { siteMap }: SiteContext,
): Localized<string> {
  const own = localeFromPath(pathname);
  const address = (locale: Locale) => {
    const r = locale === own ? returnPath : pathIn(locale, returnPath, siteMap);
    const query = new URLSearchParams({
      r,
      ...(searchParams.has(confirmParameter) && { [confirmParameter]: '' }),
    });
    return `${siteMap.page('sign-in').paths[locale]}?${query}`;
  };
  return { fr: address('fr'), en: address('en') };
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(signInPageMessages);
  const locale = useLocale();
  const site = useSite();
  const { paths, here, returnPath, confirms, hasNewPassword, member } = loaderData;

  if (member) {
    const memberNumber = formatMemberNumber(member.number, site.club);
    return (
      <>
        <PageHead title={t('signedInTitle')} paths={paths} unlisted />
        <MemberData />
        <Section width="text">
          <h1>{t('signedInTitle')}</h1>
          <p>
            {member.name
              ? t('signedInAs', { name: member.name, memberNumber })
              : t('memberNumber', { memberNumber })}
          </p>
          <Actions>
            <Button href={returnPath ?? site.paths['connected-space'][locale]}>{t('continue')}</Button>
            <SignOutForm action={paths[locale]} />
          </Actions>
        </Section>
      </>
    );
  }
  return (
    <AccountFormPage t={t} paths={paths} rejected={Boolean(actionData)} picture={winterRoad}>
      {confirms && <Alert title={t('confirmTitle')}>{t('confirmText')}</Alert>}
      {hasNewPassword && <DoneNotice title={t('passwordChanged')}>{t('signInAgain')}</DoneNotice>}
      <Island
        name="sign-in"
        component={SignInIsland}
        load="idle"
        props={{
          action: here[locale],
          returnPath,
          forgottenPath: site.paths['forgotten-password'][locale],
          posted: actionData,
        }}
      />
    </AccountFormPage>
  );
}

import { changePassword, endSessions, isCallError, listSessions } from '@jalon/api-client';
import { otherSessions, readAccessToken } from '@jalon/api-client/contract';
import { useLocale, useT } from '@jalon/i18n/react';
import { ChangePasswordForm, passwordFields } from '@jalon/membership/password';
import { endSessionsIntent, SessionList, sessionFields } from '@jalon/membership/sessions';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { data, redirect } from 'react-router';
import { apiFor } from '../../api.server.ts';
import { PageHead } from '../../document/page-head.tsx';
import { visitLocaleCookie } from '../../document/visit-locale.ts';
import { Actions } from '../../frame/actions.styles.ts';
import { DoneNotice } from '../../frame/notices/done-notice.tsx';
import { useSite } from '../../frame/use-site.ts';
import { Island } from '../../islands/island.tsx';
import { doneParameter, rejection } from '../../sign-in/account-post.ts';
import { MemberData } from '../../sign-in/member-data.tsx';
import { memberPageHeaders } from '../../sign-in/member-page-headers.ts';
import { MemberUnavailable } from '../../sign-in/member-unavailable.tsx';
import { memberPost, signInFirst, unavailable } from '../../sign-in/require-member.server.ts';
import { readSession, signOutMember } from '../../sign-in/session.server.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { securityMessages } from './security.messages.ts';
import { Part } from './security.styles.ts';

/** The actions that the page confirms. */
const doneWhat = ['password', 'session', 'others'] as const;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = getSite(context);
  const { paths } = site.siteMap.page('security');
  const session = readSession(request);
  const listed = session && (await listSessions(apiFor(site, session.token)));
  if (!listed || (isCallError(listed) && listed.httpStatus === 401)) throw signInFirst({ context, url });
  if (isCallError(listed))
    return data({ paths, username: undefined, sessions: undefined, done: undefined }, unavailable(listed));
  const done = doneWhat.find((what) => what === url.searchParams.get(doneParameter));
  const { username, sessions } = listed;
  return { paths, username, sessions, done };
}

/** Ends sessions or changes the password. Ending the current session signs the member out. */
export async function action(args: Route.ActionArgs) {
  const { site, locale, text, session, api } = await memberPost(args);
  const confirm = (done: (typeof doneWhat)[number]) =>
    redirect(
      `${site.siteMap.page('security').paths[locale]}?${new URLSearchParams({ [doneParameter]: done })}`,
      303,
    );

  if (text(sessionFields.intent) === endSessionsIntent) {
    const which = text(sessionFields.session);
    if (which === readAccessToken(session.token)?.sid) {
      const cookies = [
        ...(await signOutMember(args.request, args.url, site)),
        visitLocaleCookie(locale, args.url.protocol),
      ];
      return redirect('/', {
        status: 303,
        headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
      });
    }
    const ended = await endSessions(which, api);
    if (!isCallError(ended)) return confirm(which === otherSessions ? 'others' : 'session');
    if (ended.httpStatus === 401) throw signInFirst(args);
    return rejection({ ...ended, errors: { [sessionFields.session]: 'notEnded' } });
  }

  const changed = await changePassword(
    {
      currentPassword: text(passwordFields.currentPassword),
      newPassword: text(passwordFields.newPassword),
      locale,
    },
    api,
  );
  if (!isCallError(changed)) return confirm('password');
  if (changed.httpStatus === 401) throw signInFirst(args);
  return rejection(changed);
}

export const headers = memberPageHeaders;

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(securityMessages);
  const locale = useLocale();
  const site = useSite();
  const { paths, username, sessions, done } = loaderData;
  if (!sessions) return <MemberUnavailable paths={paths} />;

  const notEnded = actionData?.errors[sessionFields.session] !== undefined;
  const rejected = done || notEnded ? undefined : actionData;

  return (
    <>
      <MemberData />
      <PageHead title={t(actionData && !done ? 'errorTitle' : 'title')} paths={paths} unlisted />
      <Section width="text">
        <h1>{t('title')}</h1>
        {done && (
          <DoneNotice title={t(`done-${done}`)}>{done === 'password' && t('done-password-text')}</DoneNotice>
        )}
        {notEnded && (
          <Alert variant="error" title={t('sessionsFailed')} announce>
            {t('sessionsFailedText')}
          </Alert>
        )}
        <Part>
          <h2>{t('sessions')}</h2>
          <p>{t('sessionsIntro')}</p>
          <SessionList action={paths[locale]} sessions={sessions} />
        </Part>
        <Part>
          <h2>{t('password')}</h2>
          <p>{t('passwordIntro')}</p>
          <Island
            name="change-password"
            component={ChangePasswordForm}
            props={{ action: paths[locale], username, rejected }}
          />
        </Part>
        <Actions>
          <Button href={site.paths['connected-space'][locale]} variant="secondary">
            {t('back')}
          </Button>
        </Actions>
      </Section>
    </>
  );
}

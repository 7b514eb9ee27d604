import { isCallError, resetPassword } from '@jalon/api-client';
import { passwordTokenParameter } from '@jalon/api-client/contract';
import { openMemberFlow } from '@jalon/checkout/server';
import { type Locale, localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { NewPasswordForm, passwordFields } from '@jalon/membership/password';
import { signInFields } from '@jalon/membership/server';
import { Button } from '@jalon/ui/button';
import lakeRoad from '@jalon/ui/pictures/lake-road.svg?url';
import { Section } from '@jalon/ui/section';
import { redirect } from 'react-router';
import { apiFor } from '../../api.server.ts';
import { checkoutPaths } from '../../checkout/checkout-paths.ts';
import { PageHead } from '../../document/page-head.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { Actions } from '../../frame/actions.styles.ts';
import { useSite } from '../../frame/use-site.ts';
import { Island } from '../../islands/island.tsx';
import { AccountFormPage } from '../../sign-in/account-form-page.tsx';
import { doneParameter, readPost, rejection } from '../../sign-in/account-post.ts';
import { endSession } from '../../sign-in/session.server.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { newPasswordMessages } from './new-password.messages.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { paths } = getSite(context).siteMap.page('new-password');
  const token = url.searchParams.get(passwordTokenParameter) ?? '';
  const at = (locale: Locale) =>
    `${paths[locale]}?${new URLSearchParams({ [passwordTokenParameter]: token })}`;
  return { paths, here: token ? { fr: at('fr'), en: at('en') } : paths, token };
}

/** Sets the password; the visitor then signs in with it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const site = getSite(context);
  const text = await readPost(request);
  const token = text(passwordFields.token);
  const set = await resetPassword({ token, newPassword: text(passwordFields.newPassword) }, apiFor(site));
  if (isCallError(set)) return rejection(set);
  const signIn = site.siteMap.page('sign-in').paths[localeFromPath(url.pathname)];
  const query = new URLSearchParams({ [doneParameter]: 'password' });
  const open = openMemberFlow(request.headers.get('cookie'), checkoutPaths(site.siteMap));
  if (open) query.set(signInFields.returnPath, open[localeFromPath(url.pathname)]);
  return redirect(`${signIn}?${query}`, {
    status: 303,
    headers: endSession(url).map((cookie): [string, string] => ['set-cookie', cookie]),
  });
}

export const headers = formHeaders;

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(newPasswordMessages);
  const locale = useLocale();
  const site = useSite();
  const { paths, here, token } = loaderData;
  const isExpired = actionData?.errors[passwordFields.token] !== undefined;
  const askForLink = (
    <Actions>
      <Button href={site.paths['forgotten-password'][locale]} variant={token ? 'secondary' : 'primary'}>
        {t('ask')}
      </Button>
    </Actions>
  );

  if (!token) {
    return (
      <>
        <PageHead title={t('title')} paths={paths} unlisted />
        <Section width="text">
          <h1>{t('title')}</h1>
          <p>{t('noToken')}</p>
          {askForLink}
        </Section>
      </>
    );
  }
  return (
    <AccountFormPage t={t} paths={paths} secret rejected={Boolean(actionData)} picture={lakeRoad}>
      <Island
        name="new-password"
        component={NewPasswordForm}
        props={{ action: here[locale], token, rejected: actionData }}
      />
      {isExpired && askForLink}
    </AccountFormPage>
  );
}

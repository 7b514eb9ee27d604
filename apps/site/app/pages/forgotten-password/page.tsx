import { isCallError, requestPasswordReset } from '@jalon/api-client';
import { openMemberFlow } from '@jalon/checkout/server';
import { localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { ForgottenPasswordForm, passwordFields } from '@jalon/membership/password';
import { signInFields } from '@jalon/membership/server';
import { Button } from '@jalon/ui/button';
import rainyStreet from '@jalon/ui/pictures/rainy-street.svg?url';
import { Section } from '@jalon/ui/section';
import { redirect } from 'react-router';
import { apiFor } from '../../api.server.ts';
import { checkoutPaths } from '../../checkout/checkout-paths.ts';
import { PageHead } from '../../document/page-head.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { Actions } from '../../frame/actions.styles.ts';
import { DoneNotice } from '../../frame/notices/done-notice.tsx';
import { AccountFormPage } from '../../sign-in/account-form-page.tsx';
import { doneParameter, readPost, rejection } from '../../sign-in/account-post.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { forgottenPasswordMessages } from './forgotten-password.messages.ts';

const sent = 'sent';

export function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteMap } = getSite(context);
  const { paths } = siteMap.page('forgotten-password');
  const locale = localeFromPath(url.pathname);
  const signIn = siteMap.page('sign-in').paths[locale];
  const open = openMemberFlow(request.headers.get('cookie'), checkoutPaths(siteMap));
  const query = open ? `?${new URLSearchParams({ [signInFields.returnPath]: open[locale] })}` : '';
  return { paths, signInPath: signIn + query, isSent: url.searchParams.get(doneParameter) === sent };
}

/** Requests the link. The response is the same whether or not the account exists. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const site = getSite(context);
  const locale = localeFromPath(url.pathname);
  const username = (await readPost(request))(passwordFields.username);
  const asked = await requestPasswordReset({ username, locale }, apiFor(site));
  if (isCallError(asked)) return rejection(asked, username);
  const { paths } = site.siteMap.page('forgotten-password');
  return redirect(`${paths[locale]}?${new URLSearchParams({ [doneParameter]: sent })}`, 303);
}

export const headers = formHeaders;

export default function ForgottenPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(forgottenPasswordMessages);
  const locale = useLocale();
  const { paths, signInPath, isSent } = loaderData;

  if (isSent) {
    return (
      <>
        <PageHead title={t('sentTitle')} paths={paths} unlisted />
        <Section width="text">
          <h1>{t('title')}</h1>
          <DoneNotice title={t('sentTitle')}>{t('sent')}</DoneNotice>
          <p>{t('nothing')}</p>
          <Actions>
            <Button href={signInPath}>{t('back')}</Button>
            <Button href={paths[locale]} variant="secondary">
              {t('again')}
            </Button>
          </Actions>
        </Section>
      </>
    );
  }
  return (
    <AccountFormPage t={t} paths={paths} rejected={Boolean(actionData)} picture={rainyStreet}>
      <ForgottenPasswordForm action={paths[locale]} rejected={actionData} />
    </AccountFormPage>
  );
}

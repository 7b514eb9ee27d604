import {
  createSavedPaymentPage,
  getPaymentSettings,
  getSavedPayment,
  getSavedPaymentPage,
  isCallError,
  replaceSavedPayment,
} from '@jalon/api-client';
import { hostedPageParameter, paymentMethods } from '@jalon/api-client/contract';
import { gatewaySecurity } from '@jalon/checkout/server';
import { paymentPageName } from '@jalon/consent';
import { useLocale, useT } from '@jalon/i18n/react';
import type { NewPayment } from '@jalon/membership/saved-payment';
import { savedPaymentFields } from '@jalon/membership/server';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { data, redirect } from 'react-router';
import { apiFor } from '../../api.server.ts';
import { PageHead } from '../../document/page-head.tsx';
import { secretHeaders } from '../../document/secret-headers.ts';
import { Actions } from '../../frame/actions.styles.ts';
import { DoneNotice } from '../../frame/notices/done-notice.tsx';
import { useSite } from '../../frame/use-site.ts';
import { Island } from '../../islands/island.tsx';
import { doneParameter } from '../../sign-in/account-post.ts';
import { MemberData } from '../../sign-in/member-data.tsx';
import { MemberUnavailable } from '../../sign-in/member-unavailable.tsx';
import { memberPost, signInFirst, unavailable } from '../../sign-in/require-member.server.ts';
import { readSession } from '../../sign-in/session.server.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { savedPaymentPageMessages } from './saved-payment.messages.ts';
import { SavedPaymentIsland } from './saved-payment-island.tsx';

/** The saved card or account; on the way back from the gateway’s page also the new one, to confirm. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = getSite(context);
  const { paths } = site.siteMap.page('saved-payment');
  const session = readSession(request);
  if (!session) throw signInFirst({ context, url });
  const api = apiFor(site, session.token);
  const pageId = url.searchParams.get(hostedPageParameter);
  const [answer, settings, hosted] = await Promise.all([
    getSavedPayment(api),
    getPaymentSettings(api),
    pageId === null ? undefined : getSavedPaymentPage(pageId, api),
  ]);
  if (isCallError(answer)) {
    if (answer.httpStatus === 401) throw signInFirst({ context, url });
    return data({ paths, saved: undefined }, unavailable(answer));
  }
  const isDone = url.searchParams.has(doneParameter);
  // A cancelled page needs no message: the member knows.
  const isLost = hosted && (isCallError(hosted) || hosted.state === 'open' || hosted.state === 'expired');
  const given = hosted && !isCallError(hosted) ? hosted.payment : undefined;
  const fresh: NewPayment | undefined =
    pageId !== null && given ? { page: pageId, payment: given } : undefined;
  return data({
    paths,
    saved: answer.savedPayment,
    fresh,
    isDone,
    problem: isLost ? 'invalid' : undefined,
    security: isCallError(settings) ? undefined : gatewaySecurity(settings),
  });
}

/** Leads to the gateway’s page, or replaces the card or account with the one from there. */
export async function action(args: Route.ActionArgs) {
  const { site, locale, text, api } = await memberPost(args);
  const method = paymentMethods.find((one) => one === text(savedPaymentFields.method));
  if (method) {
    const returnPath = site.siteMap.page('saved-payment').paths[locale];
    const hosted = await createSavedPaymentPage({ method, locale, returnPath }, api);
    if (!isCallError(hosted)) return redirect(hosted.url, 303);
    if (hosted.httpStatus === 401) throw signInFirst(args);
    return data({ problem: 'away' }, { ...unavailable(hosted), status: 503 });
  }
  const accepted = text(savedPaymentFields.mandateAccepted) !== '';
  const replaced = await replaceSavedPayment(
    {
      page: text(savedPaymentFields.page),
      locale,
      ...(accepted && { mandate: { version: text(savedPaymentFields.mandateVersion), locale } }),
    },
    api,
  );
  if (!isCallError(replaced)) {
    const { paths } = site.siteMap.page('saved-payment');
    return redirect(`${paths[locale]}?${new URLSearchParams({ [doneParameter]: 'yes' })}`, 303);
  }
  if (replaced.httpStatus === 401) throw signInFirst(args);
  const { page, mandate } = replaced.errors;
  const isRefused = replaced.httpStatus === 422;
  return data(
    { problem: (isRefused && (page ?? mandate)) || 'away' },
    { ...unavailable(replaced), status: isRefused ? 422 : 503 },
  );
}

// The address has the id of the gateway’s page, which is useless to anyone but the member who asked for that page.
export const headers = secretHeaders;

export default function SavedPaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(savedPaymentPageMessages);
  const locale = useLocale();
  const site = useSite();
  const { paths, saved } = loaderData;
  if (!saved) return <MemberUnavailable paths={paths} />;
  const { fresh, isDone } = loaderData;
  const problem = actionData?.problem ?? loaderData.problem;
  return (
    <>
      <MemberData />
      {loaderData.security && <meta name={paymentPageName} content="yes" />}
      <PageHead title={t(problem ? 'errorTitle' : 'title')} paths={paths} unlisted />
      <Section width="text">
        <h1>{t('title')}</h1>
        {isDone && <DoneNotice title={t('done')}>{t('doneText')}</DoneNotice>}
        <Island
          name="saved-payment"
          component={SavedPaymentIsland}
          props={{ club: site.club, saved, action: paths[locale], fresh, problem }}
        />
        <Actions>
          <Button href={site.paths['connected-space'][locale]} variant="secondary">
            {t('back')}
          </Button>
        </Actions>
      </Section>
    </>
  );
}

import { isCallError, resumeCheckout } from '@jalon/api-client';
import { checkoutDays } from '@jalon/api-client/contract';
import { localeFromPath } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { data, redirect } from 'react-router';
import { apiFor } from '../../api.server.ts';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { getSite } from '../../site-context.server.ts';
import { checkoutHeaders } from '../checkout-headers.ts';
import { pageId } from '../checkout-pages.ts';
import { stepSettings } from '../checkout-settings.server.ts';
import { checkoutIdHeader, flowsStatesHeader, readFlowsStates } from '../state/checkout-cookies.ts';
import { draftOf } from '../state/draft.server.ts';
import { firstOpenStep } from '../state/guard.ts';
import type { Route } from './+types/page.ts';
import { resumeMessages } from './resume.messages.ts';

/** Continues the checkout of a mailed link, at its first incomplete step. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const site = getSite(context);
  const locale = localeFromPath(url.pathname);
  const answer = await resumeCheckout(params.token, apiFor(site));
  const draft = isCallError(answer) ? undefined : draftOf(answer.id, answer.checkout);
  if (isCallError(answer) || !draft || draft.site.placed) {
    const isOver = !isCallError(answer) || answer.httpStatus === 422;
    const paths = site.siteMap.page('resume').paths;
    const here = {
      fr: paths.fr.replace(':token', params.token),
      en: paths.en.replace(':token', params.token),
    };
    return data(
      { here, isOver, register: site.siteMap.page(pageId('register', 'registration')).paths },
      { status: isOver ? 404 : 503 },
    );
  }
  const { flow, answers, progress } = draft;
  const states = { ...readFlowsStates(request.headers.get('cookie')), [flow]: progress };
  const settings = stepSettings(site.settings.club, locale, answers.stepPayment?.paymentSelected);
  const { paths } = site.siteMap.page(pageId(flow, firstOpenStep(draft, settings)));
  throw redirect(paths[locale], {
    headers: [
      ['set-cookie', checkoutIdHeader(flow, draft.id, url.protocol)],
      ['set-cookie', flowsStatesHeader(states, url.protocol)],
    ],
  });
}

export const headers = checkoutHeaders;

/** A link that has expired or can’t be checked at the moment. */
export default function ResumePage({ loaderData: { here, isOver, register } }: Route.ComponentProps) {
  const t = useT(resumeMessages);
  const locale = useLocale();
  return (
    <>
      <PageHead title={t(isOver ? 'overTitle' : 'awayTitle')} unlisted />
      <Section width="text">
        <h1>{t(isOver ? 'overTitle' : 'awayTitle')}</h1>
        <p>{isOver ? t('overText', { days: checkoutDays }) : t('awayText')}</p>
        <Actions>
          <Button href={isOver ? register[locale] : here[locale]}>{t(isOver ? 'begin' : 'again')}</Button>
        </Actions>
      </Section>
    </>
  );
}

import { checkoutDays } from '@jalon/api-client/contract';
import { ConsentPage } from '@jalon/consent';
import { toRouteResult } from '@jalon/host/react-router';
import { useT } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { siteConsent } from '../../consent/site-consent.server.ts';
import { PageHead } from '../../document/page-head.tsx';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { cookiesMessages } from './cookies.messages.ts';
import { Kept, Part } from './cookies.styles.ts';
import { kept } from './kept.ts';

export { headers } from '@jalon/host/react-router';
export const loader = ({ request, context }: Route.LoaderArgs) =>
  toRouteResult(siteConsent(getSite(context)).load(request));
export const action = async ({ request, context }: Route.ActionArgs) =>
  toRouteResult(await siteConsent(getSite(context)).post(request));

/** The choices of a visitor, and everything that the site keeps in the browser. */
export default function CookiesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(cookiesMessages);
  const view = actionData ?? loaderData;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} paths={view.paths} unlisted />
      <Section width="text">
        <h1>{t('title')}</h1>
        <ConsentPage view={view} />
        <Part>
          <h2>{t('kept')}</h2>
          <p>{t('keptIntro')}</p>
          <Kept>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('use')}</th>
                <th scope="col">{t('time')}</th>
              </tr>
            </thead>
            <tbody>
              {kept.map(([name, use, time]) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>{t(use)}</td>
                  <td>
                    {time === 'daysAtMost' || time === 'untilDone'
                      ? t(time, { days: checkoutDays })
                      : t(time)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Kept>
        </Part>
      </Section>
    </>
  );
}

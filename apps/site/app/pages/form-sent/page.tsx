import { otherLocale, translator } from '@jalon/i18n';
import { I18nProvider, useLocale } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../../document/page-head.tsx';
import { readSent } from '../../forms/sent-cookie.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { Confirmation } from './confirmation.tsx';
import { formSentMessages } from './form-sent.messages.ts';
import { Translation } from './form-sent.styles.ts';

export function loader({ context, request, url }: Route.LoaderArgs) {
  const paths = getSite(context).siteMap.at(url.pathname)?.paths;
  const oneAddress = paths?.fr === paths?.en;
  return {
    // A page shared by both languages has no address in the other language: the switch links to the home page.
    paths: oneAddress ? undefined : paths,
    oneAddress,
    sent: readSent(request.headers.get('cookie')),
  };
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

/**
 * Confirms a submission; without one it only explains the purpose of the page. A page shared by both languages shows
 * both, the language of the submission first.
 */
export default function FormSentPage({ loaderData: { paths, oneAddress, sent } }: Route.ComponentProps) {
  const locale = useLocale();
  const first = oneAddress && sent?.locale === 'en' ? 'en' : locale;
  const t = translator(formSentMessages, { locale: first });
  // A request in French needs no English confirmation.
  const second = oneAddress && sent?.locale !== 'fr' ? otherLocale(first) : undefined;
  return (
    <>
      <PageHead title={t(sent ? 'title' : 'noReferenceTitle')} paths={paths} unlisted />
      <Section width="text">
        <div lang={first === locale ? undefined : first}>
          <I18nProvider locale={first}>
            <Confirmation sent={sent} />
          </I18nProvider>
        </div>
        {second && (
          <Translation lang={second}>
            <I18nProvider locale={second}>
              <Confirmation sent={sent} heading="h2" />
            </I18nProvider>
          </Translation>
        )}
      </Section>
    </>
  );
}

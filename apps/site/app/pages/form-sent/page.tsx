import { type Locale, locales, otherLocale } from '@jalon/i18n';
import { I18nProvider, useLocale, useT } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../../document/page-head.tsx';
import { readSent } from '../../forms/sent-cookie.ts';
import { getSite } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { Confirmation } from './confirmation.tsx';
import { formSentMessages } from './form-sent.messages.ts';
import { Translation } from './form-sent.styles.ts';

/** The language of a page that both share, after the language switch. */
const languageParameter = 'langue';

export function loader({ context, request, url }: Route.LoaderArgs) {
  const paths = getSite(context).siteMap.at(url.pathname)?.paths;
  const oneAddress = paths?.fr === paths?.en;
  const sent = readSent(request.headers.get('cookie'));
  if (!oneAddress) return { paths, sent };
  // A page shared by both languages: all of it is in the language of the submission, or the one that the switch asks for.
  const { pathname, searchParams } = url;
  const asked = locales.find((locale) => locale === searchParams.get(languageParameter));
  const at = (locale: Locale) => `${pathname}?${languageParameter}=${locale}`;
  return { sent, documentLocale: asked ?? sent?.locale, here: { fr: at('fr'), en: at('en') } };
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

/**
 * Confirms a submission; without one it only explains the purpose of the page. A page shared by both languages then shows
 * both.
 */
export default function FormSentPage({
  loaderData: { paths, here, documentLocale: chosen, sent },
}: Route.ComponentProps) {
  const locale = useLocale();
  const t = useT(formSentMessages);
  const second = here && !chosen ? otherLocale(locale) : undefined;
  return (
    <>
      <PageHead title={t(sent ? 'title' : 'noReferenceTitle')} paths={paths} unlisted />
      <Section width="text">
        <Confirmation sent={sent} />
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

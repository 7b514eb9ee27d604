import { type Locale, type Localized, localeFromPath, locales, otherLocale } from '@jalon/i18n';
import type { FormDescriptor } from '../kit/form-descriptor.ts';
import { readSent } from './sent-cookie.ts';
import type { SentView } from './view/form-route-view.ts';

/** The language of a page that both share, after a language switch. */
const languageParameter = 'langue';

/** The page that confirms the submission of the request’s cookie. */
export function sentView(
  request: Request,
  paths: Localized<string>,
  forms: readonly FormDescriptor[],
): SentView {
  const cookie = readSent(request.headers.get('cookie'));
  const form = forms.find(({ id }) => id === cookie?.formId);
  const sent = cookie && {
    reference: cookie.reference,
    request: form?.confirmation.request,
    next: form?.confirmation.next,
  };
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeFromPath(pathname);
  if (paths.fr !== paths.en) {
    return { kind: 'sent', here: paths, paths, documentLocale: undefined, languages: [locale], sent };
  }
  const asked = locales.find((one) => one === searchParams.get(languageParameter));
  const documentLocale = asked ?? cookie?.locale;
  const at = (one: Locale) => `${pathname}?${languageParameter}=${one}`;
  return {
    kind: 'sent',
    here: { fr: at('fr'), en: at('en') },
    paths: undefined,
    documentLocale,
    languages: documentLocale ? [documentLocale] : [locale, otherLocale(locale)],
    sent,
  };
}

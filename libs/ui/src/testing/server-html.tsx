import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The HTML that a server sends for an element of a page in this language. */
export function serverHtml(element: ReactElement, locale: Locale = 'fr'): string {
  return renderToString(<I18nProvider locale={locale}>{element}</I18nProvider>);
}

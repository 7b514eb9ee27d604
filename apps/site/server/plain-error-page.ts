import { type Locale, languageTag, locales, translator } from '@jalon/i18n';
import { plainErrorMessages } from './plain-error-page.messages.ts';

/** The page for errors before the application runs: a body that is too large, a malformed URL. */
export function plainErrorPage(statusCode: number): {
  status: number;
  headers: Record<string, string>;
  html: string;
} {
  const status = statusCode >= 400 && statusCode < 600 ? statusCode : 500;
  const key = status === 413 ? 'tooLarge' : status < 500 ? 'badRequest' : 'serverError';
  const inLanguage = (locale: Locale) => {
    const t = translator(plainErrorMessages, { locale });
    return `<div lang="${languageTag(locale)}"><h1>${t(key)}</h1><p><a href="/${locale}">${t('home')}</a></p></div>`;
  };
  const title = translator(plainErrorMessages, { locale: 'fr' })(key);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
    html: `<!DOCTYPE html><html lang="${languageTag('fr')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main>${locales.map(inLanguage).join('')}</main></body></html>`,
  };
}

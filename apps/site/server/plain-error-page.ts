import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { defaultLocale, type Locale, languageTag, localeSegment, locales, translator } from '@jalon/i18n';
import type { FastifyReply } from 'fastify';
import { retryAfterBusy } from '../app/settings/limits.ts';
import { plainErrorMessages } from './plain-error-page.messages.ts';

/**
 * Sends the page for errors outside the application: in both languages for a malformed request, and for too many visitors in the
 * language of the path if it has one.
 */
export function sendPlainError(reply: FastifyReply, statusCode: number): FastifyReply {
  const status = statusCode >= 400 && statusCode < 600 ? statusCode : 500;
  const isBusy = status === 503;
  const locale = isBusy ? localeSegment(reply.request.url.replace(/[?#].*/, '')) : undefined;
  if (isBusy) reply.header('retry-after', String(retryAfterBusy));
  return reply
    .code(status)
    .headers(pageHeaders)
    .send(plainErrorPage(status, locale ? [locale] : locales));
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** Statuses of errors that Node.js reports before there is a request; any other is 400. */
const brokenRequestStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers invalid HTTP, and requests that are too large or too slow, for which Fastify has no request and no reply. */
export function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  common: Readonly<Record<string, string>>,
): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const status = brokenRequestStatuses[error.code ?? ''] ?? 400;
    const page = plainErrorPage(status, locales);
    const headers = {
      ...common,
      ...pageHeaders,
      'content-length': Buffer.byteLength(page),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', page].join('\r\n'));
  }
  socket.destroy();
}

function plainErrorPage(status: number, languages: readonly Locale[]): string {
  const key = messageKey(status);
  const inLanguage = (locale: Locale) => {
    const t = translator(plainErrorMessages, { locale });
    const remedy = key === 'busy' ? t('busyRemedy') : `<a href="/${locale}">${t('home')}</a>`;
    return `<div lang="${languageTag(locale)}"><h1>${t(key)}</h1><p>${remedy}</p></div>`;
  };
  const [first = defaultLocale] = languages;
  const title = translator(plainErrorMessages, { locale: first })(key);
  return `<!DOCTYPE html><html lang="${languageTag(first)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main>${languages.map(inLanguage).join('')}</main></body></html>`;
}

function messageKey(status: number) {
  if (status === 413) return 'tooLarge';
  if (status === 503) return 'busy';
  return status < 500 ? 'badRequest' : 'serverError';
}

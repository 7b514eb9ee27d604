import { expect, it } from 'vitest';
import { readSent, sentCookie } from './sent-cookie.ts';

const sent = { reference: 'BCDFGHJKLM', locale: 'en', formId: 12 } as const;

it.each([
  sent,
  { reference: 'V1', locale: 'fr', formId: 2026 } as const,
  { reference: 'a-b-7', locale: 'en' } as const,
])('reads the cookie that it sets: $reference', (one) => {
  const [pair = ''] = sentCookie(one, { protocol: 'https:' }).split(';');
  expect(readSent(`locale=fr; ${pair}; other=1`)).toEqual(one);
});

it('is readable by no script, and Secure over TLS', () => {
  const attributes = sentCookie(sent, { protocol: 'https:' }).split('; ').slice(1);
  expect(attributes).toEqual(['Max-Age=600', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']);
  expect(sentCookie(sent, { protocol: 'http:' })).not.toContain('Secure');
});

it.each([
  null,
  '',
  'formSent=',
  'formSent=<b>',
  'formSent=BCDFGHJKLM.fr.1234567',
  'otherformSent=BCDFGHJKLM',
])('reads nothing from %s', (cookies) => {
  expect(readSent(cookies)).toBeUndefined();
});

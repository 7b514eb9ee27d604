import { consentRecord } from '@jalon/api-client/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { choiceCookie, grantedBy, makeChoice, readChoice } from './choice.ts';
import { proofOf } from './proof.ts';

const notice = { notice: 20_261_123, purposes: ['audience', 'advertising'] } as const;
const made = makeChoice({ granted: ['audience'], surface: 'page', locale: 'en' }, notice);
const cookie = choiceCookie(made, 'https:');
const [pair = ''] = cookie.split(';');

it('reads the choice that it wrote, among other cookies', () => {
  expect(readChoice(`locale=en; ${pair}; memberInfo=x`, notice)).toEqual(made);
  expect(grantedBy(made, notice.purposes)).toEqual(['audience']);
  expect(grantedBy(undefined, notice.purposes)).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());

it('has a number that the API accepts, also over plain HTTP', () => {
  expect(consentRecord.safeParse(proofOf(made)).success).toBe(true);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const numbers = [1, 2].map(() =>
    proofOf(makeChoice({ granted: [], surface: 'banner', locale: 'fr' }, notice)),
  );
  for (const one of numbers) expect(consentRecord.safeParse(one).success).toBe(true);
  expect(numbers[0]?.consentId).not.toBe(numbers[1]?.consentId);
});

it('lasts 182 days, for the whole site, and over TLS only where there is TLS', () => {
  const days = (made.expirationTime - Date.parse(made.lastConsentTimestamp)) / 86_400_000;
  expect(days).toBe(182);
  expect(cookie).toMatch(/; Path=\/; Expires=[^;]+ GMT; Secure; SameSite=Lax$/);
  expect(choiceCookie(made, 'http:')).not.toContain('Secure');
});

it.each([
  ['an earlier notice', { ...notice, notice: 20_270_101 }],
  [
    'fewer purposes than are asked about now',
    { ...notice, purposes: [...notice.purposes, 'other' as never] },
  ],
])('does not answer %s', (_, asked) => {
  expect(readChoice(pair, asked)).toBeUndefined();
});

it.each(['', 'consent=', 'consent=%', 'consent=null', 'consent=%7B%7D', 'consent=[]', 'otherconsent=1'])(
  'ignores an unreadable cookie, %s',
  (cookies) => {
    expect(readChoice(cookies, notice)).toBeUndefined();
  },
);

it('keeps its number over a change of mind, which has a time of its own', () => {
  const later = makeChoice({ granted: [], surface: 'page', locale: 'fr', former: made }, notice);
  expect(later).toMatchObject({ consentId: made.consentId, consentTimestamp: made.consentTimestamp });
  expect(proofOf(later)).toEqual({
    consentId: made.consentId,
    chosenAt: later.lastConsentTimestamp,
    notice: 20_261_123,
    locale: 'fr',
    surface: 'page',
    purposes: ['audience', 'advertising'],
    granted: [],
  });
});

import type { ConsentSurface } from '@jalon/api-client/contract';
import type { ConsentPurpose } from '@jalon/club';
import { readCookie, serializeCookie } from '@jalon/host';
import type { Locale } from '@jalon/i18n';
import type { ConsentSettings } from './consent-settings.ts';
import { choiceDays } from './notice.ts';

/** The cookie of a visitor’s choice: all that a refusal stores. */
export const choiceCookieName = 'consent';

/** The category of necessary cookies; vanilla-cookieconsent lists it with the accepted purposes. */
export const necessary = 'necessary';

/** A choice as vanilla-cookieconsent stores it in its cookie. */
export interface StoredChoice {
  readonly consentId: string;
  /** The accepted categories, `necessary` included. */
  readonly categories: readonly string[];
  /** The version of the notice. */
  readonly revision: number;
  readonly consentTimestamp: string;
  readonly lastConsentTimestamp: string;
  readonly languageCode: string;
  readonly services: Readonly<Record<string, string[]>>;
  readonly expirationTime: number;
  readonly data: ChoiceData | null;
}

interface ChoiceData {
  readonly surface: ConsentSurface;
  /** The purposes that the visitor was asked about. */
  readonly purposes: readonly string[];
  /** Whether the API has the proof. */
  readonly recorded?: boolean | undefined;
}

/**
 * The choice in a `Cookie` header or in `document.cookie`. Undefined if there is none, or if it does not answer the
 * current notice and all its purposes.
 */
export function readChoice(
  cookies: string | null | undefined,
  { notice, purposes }: Pick<ConsentSettings, 'notice' | 'purposes'>,
): StoredChoice | undefined {
  const choice = parse(readCookie(cookies, choiceCookieName));
  if (!choice || choice.revision !== notice) return undefined;
  return purposes.every((purpose) => choice.data?.purposes.includes(purpose)) ? choice : undefined;
}

function parse(value = ''): StoredChoice | undefined {
  try {
    const choice = JSON.parse(value) as Partial<StoredChoice> | null;
    const isChoice =
      Array.isArray(choice?.categories) &&
      Array.isArray(choice.data?.purposes) &&
      typeof choice.consentId === 'string' &&
      typeof choice.lastConsentTimestamp === 'string';
    return isChoice ? (choice as StoredChoice) : undefined;
  } catch {
    return undefined;
  }
}

/** The purposes that a choice accepts; none without a choice. */
export function grantedBy<Purpose extends string>(
  choice: StoredChoice | undefined,
  purposes: readonly Purpose[],
): Purpose[] {
  return purposes.filter((purpose) => choice?.categories.includes(purpose));
}

export interface NewChoice {
  readonly granted: readonly ConsentPurpose[];
  readonly surface: ConsentSurface;
  readonly locale: Locale;
  /** The replaced choice, whose number is kept. */
  readonly former?: StoredChoice | undefined;
}

/** A choice made now. */
export function makeChoice(
  { granted, surface, locale, former }: NewChoice,
  { notice, purposes }: Pick<ConsentSettings, 'notice' | 'purposes'>,
): StoredChoice {
  const now = new Date();
  return {
    consentId: former?.consentId ?? randomUuid(),
    categories: [necessary, ...granted],
    revision: notice,
    consentTimestamp: former?.consentTimestamp ?? now.toISOString(),
    lastConsentTimestamp: now.toISOString(),
    languageCode: locale,
    services: {},
    expirationTime: now.getTime() + choiceDays * 86_400_000,
    data: { surface, purposes },
  };
}

/** `crypto.randomUUID` exists only over TLS and on localhost; the site is also tried over plain HTTP. */
function randomUuid(): string {
  const source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto;
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** The cookie of a choice, for `Set-Cookie` or `document.cookie`. Its expiry counts from the choice. */
export function choiceCookie(choice: StoredChoice, protocol: string): string {
  const cookie = {
    name: choiceCookieName,
    value: JSON.stringify(choice),
    expires: new Date(choice.expirationTime),
  };
  return serializeCookie(cookie, { protocol });
}

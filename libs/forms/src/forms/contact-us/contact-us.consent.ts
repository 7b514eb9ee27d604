import { type ClubConfig, contactUsSettings, privacyPolicyPaths } from '@jalon/club';
import { type Locale, locales, type Translator, translator } from '@jalon/i18n';
import { contactUsMessages } from './contact-us.messages.ts';

/** The sentences next to both checkboxes as displayed, with the path of the policy: the proof of consent. */
export function consentText(t: Translator<typeof contactUsMessages.fr>, policyPath: string): string {
  return `${t('consent')}${t('policy')} (${policyPath}). ${t('offers')}`;
}

/** The sentences of a consent, displayed since the day of their version. */
export interface ConsentText {
  readonly version: string;
  readonly text: string;
}

/** The version of the sentences in `contact-us.messages.ts`. Before they change, add the old ones below. */
const currentVersion = '2026-11-22';
const formerTexts: readonly ((locale: Locale, policyPath: string) => ConsentText)[] = [];

/** Sentences that a visitor may have consented to: all versions of the library’s, then those of the club’s own pages. */
export function consentTexts(club: ClubConfig): readonly ConsentText[] {
  const paths = privacyPolicyPaths(club);
  const own = contactUsSettings(club.contactUs).consentTexts;
  return [
    ...locales.map((locale) => ({
      version: currentVersion,
      text: consentText(translator(contactUsMessages, { locale }), paths[locale]),
    })),
    ...formerTexts.flatMap((former) => locales.map((locale) => former(locale, paths[locale]))),
    ...own.map((text) => ({ version: 'club', text })),
  ];
}

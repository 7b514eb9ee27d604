import type { Localized } from '@jalon/i18n';
import type { ClubConfig } from './club-config.ts';

/** The addresses of the club’s privacy policy, by language. */
export function privacyPolicyPaths({ privacyPolicyPaths = defaultPaths }: ClubConfig): Localized<string> {
  return privacyPolicyPaths;
}

const defaultPaths: Localized<string> = {
  fr: '/fr/a-propos/politique-de-confidentialite',
  en: '/en/a-propos/politique-de-confidentialite',
};

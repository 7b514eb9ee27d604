import { type ConsentPurpose, consentPurposes, formatMemberNumber, privacyPolicyPaths } from '@jalon/club';
import { type ConsentSettings, noticeVersion } from '@jalon/consent/server';
import type { Settings } from '../settings/settings.ts';

type SiteSettings = Pick<Settings, 'club' | 'consent' | 'siteUrl'>;

/** The purposes that visitors are asked about; empty when nothing needs consent. */
export function askedPurposes({ club, consent }: SiteSettings): readonly ConsentPurpose[] {
  const isNeeded = consent.tagManager ?? consent.didomi;
  return club.consent?.purposes ?? (isNeeded ? consentPurposes : []);
}

/** The settings of the consent; undefined if nothing needs consent. */
export function consentSettings(settings: SiteSettings, origin: string): ConsentSettings | undefined {
  const purposes = askedPurposes(settings);
  if (purposes.length === 0) return undefined;
  const { club, consent } = settings;
  const { tagManager, didomi, environment } = consent;
  const policy = privacyPolicyPaths(club);
  return {
    purposes,
    notice: noticeVersion,
    environment,
    memberNumberPrefix: formatMemberNumber('', club),
    tagManager: tagManager && { id: tagManager.id, origin: tagManager.origin },
    didomi: didomi && {
      apiKey: didomi.apiKey,
      noticeId: didomi.noticeId,
      origin: didomi.origin,
      name: club.name,
      privacyPolicy: { fr: origin + policy.fr, en: origin + policy.en },
    },
  };
}

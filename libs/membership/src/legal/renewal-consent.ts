import type { AutomaticRenewal } from '@jalon/api-client/contract';
import type { Locale } from '@jalon/i18n';
import { cardBrandName } from '../payments/card-brand.ts';

/** Change it whenever the text of either language changes. */
export const renewalConsentVersion = '2026-11-27';

export interface RenewalConsentOptions {
  /** The name of the club in the language of the text. */
  readonly club: string;
  /** The kept card or account. */
  readonly payment?: AutomaticRenewal['payment'];
}

/** The text that a member accepts by switching automatic renewal on. Not legal advice: have it checked for your club. */
export function renewalConsent(locale: Locale, { club, payment }: RenewalConsentOptions): string[] {
  if (locale === 'fr') {
    return [
      `J’accepte que ${club} renouvelle mon adhésion pour un an à la fin de chaque période et en prélève le prix sur ${source('fr', payment)}, comme cette année.`,
      'De 90 à 60\u00a0jours avant la fin de la période, je recevrai un avis qui indique la date et le prix. Je pourrai arrêter le renouvellement sans frais, en tout temps, dans mon espace membre, par téléphone ou par courriel.',
    ];
  }
  return [
    `I agree that ${club} may renew my membership for one year at the end of each period and charge the price to ${source('en', payment)}, as it did this year.`,
    'Between 90 and 60 days before the period ends, I will receive a notice with the date and the price. I may stop the renewal at any time at no charge, in my member area, by phone or by email.',
  ];
}

function source(locale: Locale, payment: AutomaticRenewal['payment']): string {
  const { method, brand, lastFour } = payment ?? {};
  if (lastFour === undefined) {
    return locale === 'fr'
      ? 'le mode de paiement enregistré dans mon compte'
      : 'the payment method saved in my account';
  }
  if (method === 'bank') {
    return locale === 'fr'
      ? `mon compte bancaire se terminant par ${lastFour}`
      : `my bank account ending in ${lastFour}`;
  }
  const name = brand ? ` ${cardBrandName(brand)}` : '';
  return locale === 'fr'
    ? `ma carte${name} se terminant par ${lastFour}`
    : `my${name} card ending in ${lastFour}`;
}

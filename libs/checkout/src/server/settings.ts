import type { PaymentMethod } from '@jalon/api-client/contract';
import { type ClubConfig, checkoutSettings, formatMemberNumber } from '@jalon/club';
import { dayInQuebec, type Locale } from '@jalon/i18n';
import type { StepSchemaSettings } from '../schemas/index.ts';

/** The context of the steps’ schemas: the club, the day in Québec and the language of the page. */
export function stepSettings(
  club: ClubConfig,
  locale: Locale,
  paymentSelected?: PaymentMethod | undefined,
): StepSchemaSettings {
  return {
    ligatures: checkoutSettings(club.checkout).ligatures,
    memberPrefix: formatMemberNumber('', club),
    today: dayInQuebec(),
    locale,
    paymentSelected,
  };
}

import { type ApiClientOptions, isCallError, listForms } from '@jalon/api-client';
import { batteryTestSettings } from '../forms/battery-test/battery-test.schema.ts';
import { carAdvisorySettings } from '../forms/car-advisory/car-advisory.schema.ts';
import { contactDetailsSettings } from '../forms/contact-details/contact-details.schema.ts';
import { contactUsSettings } from '../forms/contact-us/contact-us.schema.ts';
import { giftCardSettings } from '../forms/gift-card/gift-card.schema.ts';
import { homeAdvisorySettings } from '../forms/home-advisory/home-advisory.schema.ts';
import { priceListSettings } from '../forms/price-list/price-list.schema.ts';
import { checkoutSettings } from './checkout-settings.ts';
import type { ClubConfig } from './club-config.ts';
import { memberNumberPrefix } from './member-number/member-number.ts';
import { privacyPolicyPaths } from './privacy-policy.ts';

/** A club’s settings, completed with the defaults. */
export function wholeClub(club: ClubConfig): Readonly<Record<keyof ClubConfig, unknown>> {
  return {
    name: club.name,
    memberNumberPrefix: memberNumberPrefix(club),
    privacyPolicyPaths: privacyPolicyPaths(club),
    memberInfo: { associates: club.memberInfo?.associates ?? 'everything' },
    consent: { purposes: club.consent?.purposes },
    carAdvisory: carAdvisorySettings(club.carAdvisory),
    homeAdvisory: homeAdvisorySettings(club.homeAdvisory),
    batteryTest: batteryTestSettings(club.batteryTest),
    contactDetails: contactDetailsSettings(club.contactDetails),
    contactUs: contactUsSettings(club.contactUs),
    priceList: priceListSettings(club.priceList),
    giftCard: giftCardSettings(club.giftCard),
    checkout: checkoutSettings(club.checkout),
  };
}

/**
 * The names of the settings whose values in the API differ from `club`, such as `batteryTest.urbanCentres`. Empty when there are
 * none, and when the API does not answer. For a warning in development: with other settings the API refuses answers
 * that the page accepts.
 */
export async function clubDifferences(
  club: ClubConfig,
  api: ApiClientOptions = {},
): Promise<readonly string[]> {
  const answer = await listForms(api);
  // An API of an earlier version reports no settings.
  return isCallError(answer) || !answer.club ? [] : differences(asJson(wholeClub(club)), answer.club);
}

function differences(ours: Settings, theirs: Settings): string[] {
  const shared = Object.keys(ours).filter((name) => name in theirs);
  return shared.flatMap((name) => {
    const [our, their] = [ours[name], theirs[name]];
    // The API may run another version of the library, with more settings.
    if (isSettings(our) && isSettings(their)) return differences(our, their).map((path) => `${name}.${path}`);
    return JSON.stringify(our) === JSON.stringify(their) ? [] : [name];
  });
}

type Settings = Readonly<Record<string, unknown>>;

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The settings as JSON would carry them: without undefined values. */
function asJson(settings: Settings): Settings {
  return JSON.parse(JSON.stringify(settings));
}

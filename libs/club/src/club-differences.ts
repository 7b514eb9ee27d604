import type { ClubConfig } from './club-config.ts';
import { memberNumberPrefix } from './member-number.ts';
import { privacyPolicyPaths } from './privacy-policy.ts';
import { carAdvisorySettings, homeAdvisorySettings } from './settings/advisory.ts';
import { batteryTestSettings } from './settings/battery-test.ts';
import { checkoutSettings } from './settings/checkout.ts';
import { contactDetailsSettings } from './settings/contact-details.ts';
import { contactUsSettings } from './settings/contact-us.ts';
import { formsSettings } from './settings/forms.ts';
import { giftCardSettings } from './settings/gift-card.ts';
import { priceListSettings } from './settings/price-list.ts';

/** A club’s settings, completed with the defaults. */
export function wholeClub(club: ClubConfig): Readonly<Record<keyof ClubConfig, unknown>> {
  return {
    name: club.name,
    memberNumberPrefix: memberNumberPrefix(club),
    privacyPolicyPaths: privacyPolicyPaths(club),
    demonstration: club.demonstration ?? false,
    colorScheme: club.colorScheme ?? 'light',
    memberInfo: { associates: club.memberInfo?.associates ?? 'everything' },
    consent: { purposes: club.consent?.purposes },
    forms: formsSettings(club.forms),
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
 * The names of the settings that differ from `reported`, those that the API answers with its list of forms, such as
 * `batteryTest.urbanCentres`. Empty when an API of an earlier version reports none. For a warning in development: with
 * other settings the API refuses answers that the page accepts.
 */
export function clubDifferences(club: ClubConfig, reported: Settings | undefined): readonly string[] {
  return reported ? differences(asJson(wholeClub(club)), reported) : [];
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

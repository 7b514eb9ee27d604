import type { ClubConfig } from '../club/club-config.ts';
import { batteryTestPaths } from '../forms/battery-test/battery-test.paths.ts';
import { batteryTest } from '../forms/battery-test/battery-test.schema.ts';
import { carAdvisoryPaths } from '../forms/car-advisory/car-advisory.paths.ts';
import { carAdvisory } from '../forms/car-advisory/car-advisory.schema.ts';
import { contactDetailsPaths } from '../forms/contact-details/contact-details.paths.ts';
import { contactDetails } from '../forms/contact-details/contact-details.schema.ts';
import { contactUsPaths } from '../forms/contact-us/contact-us.paths.ts';
import { contactTopics, contactUs } from '../forms/contact-us/contact-us.schema.ts';
import { giftCardPaths } from '../forms/gift-card/gift-card.paths.ts';
import { giftCard } from '../forms/gift-card/gift-card.schema.ts';
import { homeAdvisoryPaths } from '../forms/home-advisory/home-advisory.paths.ts';
import { homeAdvisory } from '../forms/home-advisory/home-advisory.schema.ts';
import { personalInformationPaths } from '../forms/personal-information/personal-information.paths.ts';
import { personalInformation } from '../forms/personal-information/personal-information.schema.ts';
import { priceListPaths } from '../forms/price-list/price-list.paths.ts';
import { priceList } from '../forms/price-list/price-list.schema.ts';
import type { SiteForm } from '../kit/form-definition.ts';

/** Every form of the library, with a club's settings. */
export function formDefinitions(club: ClubConfig): readonly SiteForm[] {
  return [
    { ...carAdvisory(club.carAdvisory), ...carAdvisoryPaths },
    { ...homeAdvisory(club.homeAdvisory), ...homeAdvisoryPaths },
    { ...contactDetails(), ...contactDetailsPaths },
    { ...contactUs(club.contactUs, undefined, club), ...contactUsPaths() },
    { ...personalInformation(club), ...personalInformationPaths },
    ...contactTopics.map((topic) => ({
      ...contactUs(club.contactUs, topic, club),
      ...contactUsPaths(topic),
    })),
    { ...priceList(club.priceList), ...priceListPaths },
    { ...batteryTest(club.batteryTest), ...batteryTestPaths },
    { ...giftCard(club.giftCard), ...giftCardPaths },
  ];
}

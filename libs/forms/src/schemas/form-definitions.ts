import { batteryTestPaths } from '../battery-test/battery-test.paths.ts';
import { batteryTest } from '../battery-test/battery-test.schema.ts';
import { carAdvisoryPaths } from '../car-advisory/car-advisory.paths.ts';
import { carAdvisory } from '../car-advisory/car-advisory.schema.ts';
import type { ClubConfig } from '../club/club-config.ts';
import { contactDetailsPaths } from '../contact-details/contact-details.paths.ts';
import { contactDetails } from '../contact-details/contact-details.schema.ts';
import { contactUsPaths } from '../contact-us/contact-us.paths.ts';
import { contactTopics, contactUs } from '../contact-us/contact-us.schema.ts';
import { giftCardPaths } from '../gift-card/gift-card.paths.ts';
import { giftCard } from '../gift-card/gift-card.schema.ts';
import { homeAdvisoryPaths } from '../home-advisory/home-advisory.paths.ts';
import { homeAdvisory } from '../home-advisory/home-advisory.schema.ts';
import type { SiteForm } from '../kit/form-definition.ts';
import { checkCity } from '../personal-information/check-city.ts';
import { personalInformationPaths } from '../personal-information/personal-information.paths.ts';
import { personalInformation } from '../personal-information/personal-information.schema.ts';
import { priceListPaths } from '../price-list/price-list.paths.ts';
import { priceList } from '../price-list/price-list.schema.ts';

/** Every form of the library, with a club's settings. */
export function formDefinitions(club: ClubConfig): readonly SiteForm[] {
  return [
    { ...carAdvisory(club.carAdvisory), ...carAdvisoryPaths },
    { ...homeAdvisory(club.homeAdvisory), ...homeAdvisoryPaths },
    { ...contactDetails(), ...contactDetailsPaths },
    { ...contactUs(club.contactUs, undefined, club), ...contactUsPaths() },
    { ...personalInformation(club), ...personalInformationPaths, checkOnServer: checkCity },
    ...contactTopics.map((topic) => ({
      ...contactUs(club.contactUs, topic, club),
      ...contactUsPaths(topic),
    })),
    { ...priceList(club.priceList), ...priceListPaths },
    { ...batteryTest(club.batteryTest), ...batteryTestPaths },
    { ...giftCard(club.giftCard), ...giftCardPaths },
  ];
}

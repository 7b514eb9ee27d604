export { batteryTestPaths } from '../battery-test/battery-test.paths.ts';
export {
  type BatteryTestField,
  type BatteryTestSettings,
  batteryTest,
  batteryTestDefaults,
} from '../battery-test/battery-test.schema.ts';
export { carAdvisoryPaths } from '../car-advisory/car-advisory.paths.ts';
export {
  type CarAdvisoryField,
  type CarAdvisorySettings,
  carAdvisory,
  carAdvisoryDefaults,
} from '../car-advisory/car-advisory.schema.ts';
export { type ClubConfig, defaultClub } from '../club/club-config.ts';
export { parseClubConfig } from '../club/parse-club-config.ts';
export { privacyPolicyPaths } from '../club/privacy-policy.ts';
export { contactDetailsPaths } from '../contact-details/contact-details.paths.ts';
export {
  type ContactDetailsField,
  type ContactDetailsSettings,
  contactDetails,
  contactDetailsDefaults,
  isAddressLocked,
} from '../contact-details/contact-details.schema.ts';
export { contactDetailsOf } from '../contact-details/contact-details-of.ts';
export { contactUsPaths } from '../contact-us/contact-us.paths.ts';
export {
  type ContactSubject,
  type ContactTopic,
  type ContactUsField,
  type ContactUsSettings,
  contactTopics,
  contactUs,
  contactUsDefaults,
} from '../contact-us/contact-us.schema.ts';
export { giftCardPaths } from '../gift-card/gift-card.paths.ts';
export {
  checkClubDollars,
  type GiftCardField,
  type GiftCardSettings,
  giftCard,
  giftCardDefaults,
} from '../gift-card/gift-card.schema.ts';
export { homeAdvisoryPaths } from '../home-advisory/home-advisory.paths.ts';
export {
  type HomeAdvisoryField,
  type HomeAdvisorySettings,
  homeAdvisory,
  homeAdvisoryDefaults,
} from '../home-advisory/home-advisory.schema.ts';
export {
  type AnyOf,
  type Condition,
  type FieldErrorKey,
  type FieldRule,
  isAsked,
  ticked,
} from '../kit/field-rule.ts';
export {
  checkFields,
  type FormDefinition,
  type FormErrors,
  type FormPaths,
  type FormValues,
  fieldNames,
  type SiteForm,
  type SubmissionMember,
  submissionPayload,
} from '../kit/form-definition.ts';
export { parseSubmission, type Submission } from '../kit/submission.ts';
export { personalInformationPaths } from '../personal-information/personal-information.paths.ts';
export {
  type PersonalInformationField,
  personalInformation,
} from '../personal-information/personal-information.schema.ts';
export { priceListPaths } from '../price-list/price-list.paths.ts';
export {
  type PriceListField,
  type PriceListSettings,
  priceList,
  priceListChoices,
  priceListDefaults,
} from '../price-list/price-list.schema.ts';
export { formDefinitions } from './form-definitions.ts';

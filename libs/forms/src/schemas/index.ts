export { advisory, advisorySchemaOf } from '../forms/advisory/advisory.definition.ts';
export type { AdvisoryField, AdvisoryValues } from '../forms/advisory/advisory.schema.ts';
export type { AdvisoryTopic } from '../forms/advisory/advisory-subjects.ts';
export {
  type BatteryTestField,
  type BatteryTestValues,
  batteryTest,
  batteryTestSchema,
  batteryTestSchemaOf,
} from '../forms/battery-test/battery-test.schema.ts';
export {
  type ContactDetailsField,
  type ContactDetailsValues,
  contactDetails,
  contactDetailsSchema,
  isAddressLocked,
} from '../forms/contact-details/contact-details.schema.ts';
export { contactDetailsOf } from '../forms/contact-details/contact-details-of.ts';
export {
  type ContactTopic,
  type ContactUsField,
  type ContactUsValues,
  contactTopics,
  contactUs,
  contactUsSchema,
  contactUsSchemaOf,
} from '../forms/contact-us/contact-us.schema.ts';
export {
  checkClubDollars,
  type GiftCardField,
  type GiftCardValues,
  giftCard,
  giftCardSchema,
  giftCardSchemaOf,
} from '../forms/gift-card/gift-card.schema.ts';
export {
  type PersonalInformationField,
  type PersonalInformationValues,
  personalInformation,
  personalInformationSchema,
  personalInformationSchemaOf,
} from '../forms/personal-information/personal-information.schema.ts';
export { priceList, priceListSchemaOf } from '../forms/price-list/price-list.definition.ts';
export {
  type PriceListField,
  type PriceListValues,
  priceListChoices,
  priceListSchema,
} from '../forms/price-list/price-list.schema.ts';
export type { FormDescriptor, FormPageTexts, NextStep } from '../kit/form-descriptor.ts';
export type { FieldErrorKey } from '../kit/rules/answer.ts';
export { checked } from '../kit/rules/choice-fields.ts';
export { email } from '../kit/rules/contact-fields.ts';
export {
  type Condition,
  type FieldMeta,
  fieldMeta,
  fieldRegistry,
} from '../kit/rules/field-meta.ts';
export {
  cleanFileName,
  type FileErrorKey,
  fileFields,
  type NamedFile,
  newFileId,
  readFiles,
  writeFiles,
} from '../kit/rules/file-fields.ts';
export { type FileLimits, type FileType, fileTypes } from '../kit/rules/file-types.ts';
export {
  checkAnswers,
  type FormDefinition,
  type FormErrors,
  type FormValues,
  fieldNames,
  type SiteForm,
  type SubmissionMember,
} from '../kit/rules/form-definition.ts';
export { innermost, shapeOf } from '../kit/rules/schema-structure.ts';
export { isVisible } from '../kit/rules/visible-when.ts';
export { parseSubmission, type Submission } from '../kit/server/parse-submission.ts';
export { type SubmissionPayload, submissionPayload } from '../kit/submission/payload.ts';
export { formDefinitions, formNamed } from '../registry.ts';

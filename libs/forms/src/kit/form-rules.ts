export { defineForm, type HostForm } from './define-form.ts';
export type { PageOfForm } from './pages/form-pages.ts';
export { address, provinces, quebecAddress } from './rules/address-field.ts';
export {
  type Alphabet,
  type AlphabetKey,
  alphabet,
  anyLine,
  cleanText,
  digits,
  letters,
  lettersAndDigits,
  lettersAndSpaces,
  lettersDigitsAndSpaces,
  personNames,
  vehicleNames,
} from './rules/alphabet.ts';
export type { FieldErrorKey, FieldOptions, TextSchema } from './rules/answer.ts';
export { changeFields, type FieldChanges, type Fields } from './rules/change-fields.ts';
export { box, checked, choice, consent } from './rules/choice-fields.ts';
export { type ChoicesOptions, choices } from './rules/choices-field.ts';
export { email, extension, type PostalCodeOptions, phone, postalCode } from './rules/contact-fields.ts';
export { type CountryOptions, country } from './rules/country-field.ts';
export { type DateOptions, date } from './rules/date-field.ts';
export {
  type Condition,
  type FieldMeta,
  fieldMeta,
  fieldRegistry,
  type ValueCondition,
} from './rules/field-meta.ts';
export {
  type FileErrorKey,
  type FileOptions,
  files,
  type NamedFile,
  readFiles,
} from './rules/file-fields.ts';
export { type FileLimits, type FileType, photographTypes } from './rules/file-types.ts';
export { checkAnswers, type FormDefinition, type FormErrors, fieldNames } from './rules/form-definition.ts';
export { labelled } from './rules/labelled.ts';
export { type ListOptions, list } from './rules/list-field.ts';
export { listButtons, pressedRows } from './rules/list-rows.ts';
export { type MoneyOptions, money } from './rules/money-field.ts';
export { nestAnswers, type TypedAnswer, type TypedAnswers } from './rules/nested-answers.ts';
export { type NumberOptions, number } from './rules/number-field.ts';
export { computed, hiddenText } from './rules/page-fields.ts';
export { message, type NameOptions, name, type TextOptions, text } from './rules/text-fields.ts';
export { readTypedAnswers } from './rules/typed-answers.ts';
export {
  type VehicleNameOptions,
  type VehicleYearOptions,
  vehicleName,
  vehicleYear,
} from './rules/vehicle-fields.ts';
export {
  eachVisibleWhen,
  formWithConditions,
  type Hideable,
  isVisible,
  visibleWhen,
} from './rules/visible-when.ts';
export { yesNo } from './rules/yes-no-field.ts';

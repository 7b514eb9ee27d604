export { defineForm, type HostForm } from '../define-form.ts';
export type { PageOfForm } from '../pages/form-pages.ts';
export { address, provinces, quebecAddress } from './address-field.ts';
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
} from './alphabet.ts';
export type { FieldErrorKey, FieldOptions, TextSchema } from './answer.ts';
export { changeFields, type FieldChanges, type Fields } from './change-fields.ts';
export { box, checked, choice, consent } from './choice-fields.ts';
export { type ChoicesOptions, choices } from './choices-field.ts';
export { email, extension, type PostalCodeOptions, phone, postalCode } from './contact-fields.ts';
export { type CountryOptions, country } from './country-field.ts';
export { type DateOptions, date } from './date-field.ts';
export {
  type Condition,
  type FieldMeta,
  fieldMeta,
  fieldRegistry,
  type ValueCondition,
} from './field-meta.ts';
export {
  type FileErrorKey,
  type FileOptions,
  files,
  type NamedFile,
  readFiles,
} from './file-fields.ts';
export { type FileLimits, type FileType, photographTypes } from './file-types.ts';
export { checkAnswers, type FormDefinition, type FormErrors, fieldNames } from './form-definition.ts';
export { type ListOptions, list } from './list-field.ts';
export { listButtons, pressedRows } from './list-rows.ts';
export { type MoneyOptions, money } from './money-field.ts';
export { nestAnswers, type TypedAnswer, type TypedAnswers } from './nested-answers.ts';
export { type NumberOptions, number } from './number-field.ts';
export { computed, hiddenText } from './page-fields.ts';
export { message, type NameOptions, name, type TextOptions, text } from './text-fields.ts';
export { readTypedAnswers } from './typed-answers.ts';
export {
  type VehicleNameOptions,
  type VehicleYearOptions,
  vehicleName,
  vehicleYear,
} from './vehicle-fields.ts';
export {
  eachVisibleWhen,
  formWithConditions,
  type Hideable,
  isVisible,
  visibleWhen,
} from './visible-when.ts';
export { yesNo } from './yes-no-field.ts';

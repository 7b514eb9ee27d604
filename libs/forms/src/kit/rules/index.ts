export { checkAnswers, type FormDefinition, fieldNames } from '../form-definition.ts';
export {
  type Alphabet,
  type AlphabetKey,
  alphabet,
  anyLine,
  digits,
  letters,
  lettersAndDigits,
  lettersAndSpaces,
  lettersDigitsAndSpaces,
  personNames,
  vehicleNames,
} from './alphabet.ts';
export { changeFields, type FieldChanges, type Fields } from './change-fields.ts';
export {
  type Condition,
  type FieldMeta,
  fieldMeta,
  fieldRegistry,
  type ValueCondition,
} from './field-meta.ts';
export {
  box,
  checked,
  choice,
  computed,
  consent,
  email,
  extension,
  type FieldErrorKey,
  type FieldOptions,
  hiddenText,
  message,
  type NameOptions,
  name,
  type PostalCodeOptions,
  phone,
  postalCode,
  type TextOptions,
  type TextSchema,
  text,
  type VehicleNameOptions,
  type VehicleYearOptions,
  vehicleName,
  vehicleYear,
} from './field-schemas.ts';
export { nestAnswers, type TypedAnswer, type TypedAnswers } from './nested-answers.ts';
export { formWithConditions, isVisible, visibleWhen } from './visible-when.ts';

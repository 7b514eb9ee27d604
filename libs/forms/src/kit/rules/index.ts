export {
  type Alphabet,
  alphabet,
  anyLine,
  digits,
  letters,
  lettersAndDigits,
  personNames,
} from './alphabet.ts';
export { type Condition, type FieldMeta, fieldMeta, fieldRegistry } from './field-meta.ts';
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
  name,
  phone,
  postalCode,
  type TextOptions,
  text,
  vehicleName,
  vehicleYear,
} from './field-schemas.ts';
export { formWithConditions, isVisible, visibleWhen } from './visible-when.ts';

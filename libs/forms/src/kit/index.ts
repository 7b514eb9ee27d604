export { type ChangeableFormProps, changedForm } from './change-form.ts';
export { AddressFields, type AddressFieldsProps } from './fields/address-fields.tsx';
export {
  type AddressService,
  type PickedAddress,
  pickAddress,
  suggestAddresses,
} from './fields/address-suggestions.ts';
export { CheckboxField, type CheckboxFieldProps } from './fields/checkbox-field.tsx';
export { CheckboxGroupField, type CheckboxGroupFieldProps } from './fields/checkbox-group-field.tsx';
export { CityField } from './fields/city-field.tsx';
export { CountryField, type CountryFieldProps } from './fields/country-field.tsx';
export { DateField, type DateFieldProps, NativeDateField } from './fields/date-field.tsx';
export { FileField, type FileFieldProps } from './fields/file-field.tsx';
export { FieldColumns, type FieldColumnsProps } from './fields/layout/field-columns.tsx';
export { FormSection, type FormSectionProps } from './fields/layout/form-section.tsx';
export { VisibleWhen, type VisibleWhenProps } from './fields/layout/visible-when.tsx';
export { ListField, type ListFieldProps, type ListTexts } from './fields/list-field.tsx';
export { MessageField } from './fields/message-field.tsx';
export { MoneyField, NumberField, type NumberFieldProps } from './fields/number-field.tsx';
export { PhoneField, type PhoneFieldProps } from './fields/phone-field.tsx';
export { PostalCodeField } from './fields/postal-code-field.tsx';
export { PrefixedField, type PrefixedFieldProps } from './fields/prefixed-field.tsx';
export { RadioField, type RadioFieldProps } from './fields/radio-field.tsx';
export { SelectField, type SelectFieldProps } from './fields/select-field.tsx';
export { SuggestedField, type SuggestedFieldProps } from './fields/suggested-field.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { type FieldOfForm, type FieldTexts, useField, useFieldError } from './fields/use-field.ts';
export { type PickedAddressOptions, usePickedAddress } from './fields/use-picked-address.ts';
export { YesNoField } from './fields/yes-no-field.tsx';
export type { ClubFormProps, FormEvent, PageInFrame, RejectedPost, SubmitContext } from './form-props.ts';
export { FormFrame, type FormFrameProps } from './frame/form-frame.tsx';
export { FormFields, type FormFieldsProps } from './pages/form-fields.tsx';
export { PageFields, type PageFieldsProps } from './pages/page-fields.tsx';
export type {
  Answers,
  FormDefinition,
  FormErrors,
  FormSchema,
  FormValues,
  InitialAnswers,
  SubmissionMember,
} from './rules/form-definition.ts';
export type { TypedAnswer, TypedAnswers } from './rules/nested-answers.ts';
export type { SubmissionPayload } from './submission/payload.ts';
export type { PostToPage, SendResult } from './submission/send.ts';
export type { FormLabels, Option } from './texts/form-labels.ts';
export type { FormTexts } from './texts/form-texts.ts';

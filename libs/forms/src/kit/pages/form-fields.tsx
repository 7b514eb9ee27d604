'use client';

import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { AddressFields } from '../fields/address-fields.tsx';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { CheckboxGroupField } from '../fields/checkbox-group-field.tsx';
import { CountryField } from '../fields/country-field.tsx';
import { DateField } from '../fields/date-field.tsx';
import { FileField } from '../fields/file-field.tsx';
import { useKit } from '../fields/kit-context.ts';
import { FormSection } from '../fields/layout/form-section.tsx';
import { VisibleWhen } from '../fields/layout/visible-when.tsx';
import { ListField } from '../fields/list-field.tsx';
import { MessageField } from '../fields/message-field.tsx';
import { MoneyField, NumberField } from '../fields/number-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { PostalCodeField } from '../fields/postal-code-field.tsx';
import { RadioField } from '../fields/radio-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { YesNoField } from '../fields/yes-no-field.tsx';
import { checked } from '../rules/choice-fields.ts';
import { type FieldMeta, metaOf } from '../rules/field-meta.ts';
import { elementOf, shapeOf } from '../rules/schema-structure.ts';
import { reviewPage } from './form-pages.ts';

type Control = ComponentType<{ name: string }>;

const controls: Readonly<Record<NonNullable<FieldMeta['kind']>, Control>> = {
  address: AddressFields,
  country: CountryField,
  date: DateField,
  email: (props) => <TextField {...props} type="email" />,
  engineSize: TextField,
  message: MessageField,
  money: MoneyField,
  number: NumberField,
  phone: PhoneField,
  postalCode: PostalCodeField,
  yesNo: YesNoField,
};

/** The most choices that are all visible at once. */
const mostRadioButtons = 6;

export interface FormFieldsProps {
  /** Only these fields of the schema, in this order. @default all of the form, or of the page that is shown */
  names?: readonly string[];
}

/**
 * The fields of a form in the order of the schema, each with the control of its rule: for a form, or a part of one, without a
 * layout of its own. Hidden and computed fields are left out, and all fields on the page on which the answers are checked.
 */
export function FormFields({ names }: FormFieldsProps) {
  const { schema, labelOf, page } = useKit();
  if (page?.name === reviewPage) return null;
  const fields = Object.entries(shapeOf(schema));
  const named = names?.flatMap((name) => fields.filter(([own]) => own === name));
  return (named ?? fields).map(([name, rule]) => fieldOf(name, rule, labelOf));
}

/** The field of a rule; of a list or a section, all of its fields. */
function fieldOf(name: string, rule: z.core.$ZodType, labelOf: (name: string) => string): ReactNode {
  const { hidden, computed, kind, files, multiple, values } = metaOf(rule) ?? {};
  if (hidden || computed) return null;
  const fieldsOf = (object: z.core.$ZodType, prefix: string) =>
    Object.entries(shapeOf(object)).map(([key, field]) => fieldOf(prefix + key, field, labelOf));
  const row = multiple ? undefined : elementOf(rule);
  if (row) {
    return (
      <ListField key={name} name={name}>
        {(prefix) => fieldsOf(row, prefix)}
      </ListField>
    );
  }
  if (!kind && Object.keys(shapeOf(rule)).length > 0) {
    return (
      <VisibleWhen key={name} of={name}>
        <FormSection title={labelOf(name)}>{fieldsOf(rule, `${name}.`)}</FormSection>
      </VisibleWhen>
    );
  }
  const Field = kind ? controls[kind] : files ? FileField : choiceField(values, multiple);
  return <Field key={name} name={name} />;
}

function choiceField(values: FieldMeta['values'], multiple = false): Control {
  if (multiple) return CheckboxGroupField;
  if (!values) return TextField;
  if (values.includes(checked)) return CheckboxField;
  return values.length > mostRadioButtons ? SelectField : RadioField;
}

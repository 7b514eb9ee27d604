'use client';

import { useLocale } from '@jalon/i18n/react';
import { PrefixedInput } from '@jalon/ui/prefixed-input';
import { TextInput } from '@jalon/ui/text-input';
import { inField } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface NumberFieldProps extends FieldTexts {
  /** Shown after the answer, and read with it. @default the schema’s */
  unit?: string;
}

/** A number as people write it, with its unit. Renders an `input` of type `text`: browsers read `number` inputs in one way only. */
export function NumberField({ unit: own, ...texts }: NumberFieldProps) {
  const { field, input } = useNumberInput(texts);
  const locale = useLocale();
  const { unit: given } = field.meta;
  const unit = own ?? (typeof given === 'object' ? given[locale] : given);
  return inField(field, unit ? <PrefixedInput {...input} suffix={unit} /> : <TextInput {...input} />);
}

/** An amount of dollars, with the sign where the language writes it. Renders an `input` of type `text`. */
export function MoneyField(texts: FieldTexts) {
  const { field, input } = useNumberInput(texts);
  const sign = useLocale() === 'fr' ? { suffix: '$' } : { prefix: '$' };
  return inField(field, <PrefixedInput {...input} {...sign} />);
}

function useNumberInput(texts: FieldTexts) {
  const field = useField(texts);
  const { maxLength, inputMode } = field.meta;
  return { field, input: { ...field.control, maxLength, inputMode, size: 12, autoComplete: 'off' } };
}

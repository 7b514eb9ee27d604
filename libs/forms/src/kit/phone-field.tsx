'use client';

import { PhoneInput } from '@jalon/ui/phone-input';
import { inField } from './asked-field.tsx';
import { type FieldTexts, useField } from './use-field.ts';

export interface PhoneFieldProps extends FieldTexts {
  autoComplete?: string;
}

/** A phone number of the form around it, shown 3-3-4 while it is typed. Renders an `input`. */
export function PhoneField({ autoComplete = 'tel', ...texts }: PhoneFieldProps) {
  const field = useField(texts);
  return inField(field, <PhoneInput {...field.control} autoComplete={autoComplete} />);
}

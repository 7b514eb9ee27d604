'use client';

import { PhoneInput } from '@jalon/ui/phone-input';
import { type FieldTexts, useField } from './use-field.ts';
import { inField } from './visible-when.tsx';

export interface PhoneFieldProps extends FieldTexts {
  autoComplete?: string;
}

/** A phone number, shown 3-3-4 while it is typed. Renders an `input`. */
export function PhoneField({ autoComplete = 'tel', ...texts }: PhoneFieldProps) {
  const field = useField(texts);
  return inField(field, <PhoneInput {...field.control} autoComplete={autoComplete} />);
}

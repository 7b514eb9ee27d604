'use client';

import { PhoneInput } from '@jalon/ui/phone-input';
import { type FieldTexts, useField } from './use-field.ts';
import { inField } from './visible-when.tsx';

export interface PhoneFieldProps extends FieldTexts {
  /** As in HTML. Default `tel`. */
  autoComplete?: string;
}

/** A North American phone number, shown in groups of 3, 3 and 4 digits while it is typed; its value is the digits. Renders an `input`. */
export function PhoneField({ autoComplete = 'tel', ...texts }: PhoneFieldProps) {
  const field = useField(texts);
  return inField(field, <PhoneInput {...field.control} autoComplete={autoComplete} />);
}

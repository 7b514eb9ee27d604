'use client';

import { PostalCodeInput } from '@jalon/ui/postal-code-input';
import { inField } from './asked-field.tsx';
import { type FieldTexts, useField } from './use-field.ts';

/** A postal code of the form around it, shown 3+3 while it is typed. Renders an `input`. */
export function PostalCodeField(texts: FieldTexts) {
  const field = useField(texts);
  return inField(field, <PostalCodeInput {...field.control} />);
}

'use client';

import { PostalCodeInput } from '@jalon/ui/postal-code-input';
import { inField } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

/** A Canadian postal code, shown as `H1H 1H1` while it is typed; its value has no space. Renders an `input`. */
export function PostalCodeField(texts: FieldTexts) {
  const field = useField(texts);
  return inField(field, <PostalCodeInput {...field.control} />);
}

'use client';

import { Textarea } from '@jalon/ui/textarea';
import { inField } from './layout/visible-when.tsx';
import { type FieldTexts, useField } from './use-field.ts';

/**
 * A text of several lines, with a counter of the remaining or extra characters: a text that is too long is
 * never cut; sending it shows an error. Renders a `textarea`.
 */
export function MessageField(texts: FieldTexts) {
  const field = useField(texts);
  return inField(field, <Textarea {...field.control} limit={field.meta.maxLength} rows={6} />);
}

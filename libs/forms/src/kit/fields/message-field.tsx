'use client';

import { Textarea } from '@jalon/ui/textarea';
import { type FieldTexts, useField } from './use-field.ts';
import { inField } from './visible-when.tsx';

/** A text of several lines, with a counter of the characters (UTF-16 units) that are left. Renders a `textarea`. */
export function MessageField(texts: FieldTexts) {
  const field = useField(texts);
  return inField(field, <Textarea {...field.control} maxLength={field.meta.maxLength} rows={6} />);
}

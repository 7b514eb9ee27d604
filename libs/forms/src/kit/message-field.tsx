'use client';

import { Textarea } from '@jalon/ui/textarea';
import { inField } from './asked-field.tsx';
import { type FieldTexts, useField } from './use-field.ts';

/** A text of several lines of the form around it, with a counter of what is left. Renders a `textarea`. */
export function MessageField(texts: FieldTexts) {
  const field = useField(texts);
  return inField(field, <Textarea {...field.control} maxLength={field.rule?.maxLength} rows={6} />);
}

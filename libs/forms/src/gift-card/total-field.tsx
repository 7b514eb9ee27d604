'use client';

import { formatPrice } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import { describedBy, Field } from '@jalon/ui/field';
import { useEffect, useRef, useState } from 'react';
import type { AnswersSoFar } from '../kit/field-rule.ts';
import { useFormContext } from '../kit/form-context.ts';
import { type FieldTexts, useField } from '../kit/use-field.ts';
import { Total } from './gift-card.styles.ts';

export interface TotalFieldProps extends Pick<FieldTexts, 'name' | 'hint'> {
  /** Names of the fields that it follows from. */
  from: readonly string[];
}

/**
 * Whole dollars that follow from other fields of the form around it, as a price; empty while one of them is
 * missing. Without a script it is what the page was last sent with. Renders an `output`: a live region.
 */
export function TotalField({ name, hint, from }: TotalFieldProps) {
  const locale = useLocale();
  const { values, controlId } = useFormContext();
  const { rule, id, label, error } = useField({ name, optional: false });
  const output = useRef<HTMLOutputElement>(null);
  const [answers, setAnswers] = useState<AnswersSoFar>(values);

  useEffect(() => {
    const form = output.current?.form;
    if (!form) return;
    const read = () => setAnswers(Object.fromEntries(new FormData(form)) as AnswersSoFar);
    // What was typed before the script arrived.
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);

  const total = rule?.derive?.(answers);
  return (
    <Field controlId={id} label={label} hint={hint} error={error}>
      <Total
        ref={output}
        id={id}
        name={name}
        htmlFor={from.map(controlId).join(' ')}
        // The summary of errors leads here, and the focus when it is in error.
        tabIndex={-1}
        aria-describedby={describedBy(id, { hint, error })}
      >
        {total && formatPrice(Number(total) * 100, locale)}
      </Total>
    </Field>
  );
}

'use client';

import { Field } from '@jalon/ui/field';
import type { ReactNode } from 'react';
import { Asked } from './asked-field.styles.ts';
import type { AnyOf, Condition, FieldRule } from './field-rule.ts';
import type { FieldOfForm } from './use-field.ts';

/**
 * Shows what belongs to a field only while the field is asked. By CSS alone, so that it follows the answers
 * before the script arrives and without it; a browser without `:has()` shows it always, and what is not
 * asked is dropped when it is sent. A function, since most fields are always asked and need no element for it.
 */
export function whileAsked(rule: FieldRule | undefined, field: ReactNode): ReactNode {
  return rule?.when ? <AskedPart when={rule.when}>{field}</AskedPart> : field;
}

/** The same for several fields together: a heading, say. */
export function AskedPart({ when, children }: { when: readonly (Condition | AnyOf)[]; children: ReactNode }) {
  return <Asked $when={when}>{children}</Asked>;
}

/** A control of the form around it, under its label and hint and above its error, while it is asked. */
export function inField({ rule, id, label, hint, error }: FieldOfForm, control: ReactNode): ReactNode {
  return whileAsked(
    rule,
    <Field controlId={id} label={label} hint={hint} error={error}>
      {control}
    </Field>,
  );
}

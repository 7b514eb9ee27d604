'use client';

import type { ReactNode } from 'react';
import { Asked } from './asked-field.styles.ts';
import type { AnyOf, Condition } from './field-rule.ts';
import { useFormContext } from './form-context.ts';

/**
 * Shows what belongs to a field only while the field is asked. By CSS alone, so that it follows the answers
 * before the script arrives and without it; a browser without `:has()` shows it always, and what is not
 * asked is dropped when it is sent.
 */
export function AskedField({ name, children }: { name: string; children: ReactNode }) {
  const when = useFormContext().definition.fields[name]?.when;
  return when ? <Asked $when={when}>{children}</Asked> : children;
}

/** The same for several fields together: a heading, say. */
export function AskedPart({ when, children }: { when: readonly (Condition | AnyOf)[]; children: ReactNode }) {
  return <Asked $when={when}>{children}</Asked>;
}

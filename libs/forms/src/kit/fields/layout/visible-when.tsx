'use client';

import { Field } from '@jalon/ui/field';
import type { ReactNode } from 'react';
import type { Condition } from '../../rules/field-meta.ts';
import { type FieldState, noteId } from '../use-field.ts';
import { Note } from './field-note.styles.ts';
import { Conditional } from './visible-when.styles.ts';

export interface VisibleWhenProps {
  /** All of them must hold. */
  when: readonly Condition[];
  children: ReactNode;
}

/**
 * Shows its children only while the conditions hold. Uses only CSS, so that it works before the
 * script loads and without it. A browser without `:has()` always shows them; the schema then drops
 * their values.
 */
export function VisibleWhen({ when, children }: VisibleWhenProps) {
  return <Conditional $when={when}>{children}</Conditional>;
}

/** The same for a field with conditions. A function: most fields have none, and need no element for them. */
export function whileVisible({ meta: { visibleWhen } }: FieldState, field: ReactNode): ReactNode {
  return visibleWhen ? <VisibleWhen when={visibleWhen}>{field}</VisibleWhen> : field;
}

/** A control with its label and hint above, and its note and error below, while it is visible. */
export function inField(field: FieldState, control: ReactNode): ReactNode {
  const { id, label, hint, error, note } = field;
  return whileVisible(
    field,
    <Field controlId={id} label={label} hint={hint} error={error}>
      {control}
      {noteOf({ id, note })}
    </Field>,
  );
}

/** The note about characters that a filter removed. */
export function noteOf({ id, note }: Pick<FieldState, 'id' | 'note'>): ReactNode {
  return (
    note && (
      <Note data-part="note" id={noteId(id)}>
        {note}
      </Note>
    )
  );
}

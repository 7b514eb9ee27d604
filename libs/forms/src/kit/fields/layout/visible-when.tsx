'use client';

import { Field } from '@jalon/ui/field';
import type { ReactNode } from 'react';
import { type Condition, fieldMeta } from '../../rules/field-meta.ts';
import { useKit } from '../kit-context.ts';
import { type FieldState, noteId } from '../use-field.ts';
import { Note } from './field-note.styles.ts';
import { Conditional } from './visible-when.styles.ts';

export type VisibleWhenProps = { children: ReactNode } & (
  | {
      /** All of them must hold. */
      when: readonly Condition[];
    }
  | {
      /** The name of the field, section or list that has the conditions in the schema. */
      of: string;
    }
);

/**
 * Shows its children only while the conditions hold. Uses only CSS, so that it works before the
 * script loads and without it. A browser without `:has()` always shows them; the schema then drops
 * their values.
 */
export function VisibleWhen({ children, ...props }: VisibleWhenProps) {
  const { schema } = useKit();
  if ('when' in props) return <Conditional $when={props.when}>{children}</Conditional>;
  return whileVisible({ name: props.of, meta: fieldMeta(schema, props.of) }, children);
}

/** The same for a field with conditions. A function: most fields have none, and need no element for them. */
export function whileVisible(
  { name, meta: { visibleWhen } }: Pick<FieldState, 'name' | 'meta'>,
  field: ReactNode,
): ReactNode {
  if (!visibleWhen) return field;
  // Conditions name fields of the same section or row.
  const prefix = name.slice(0, name.lastIndexOf('.') + 1);
  return (
    <Conditional $when={visibleWhen} $prefix={prefix}>
      {field}
    </Conditional>
  );
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

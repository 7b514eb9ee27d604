'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { ErrorMessage } from '@jalon/ui/error-message';
import { describedBy } from '@jalon/ui/field';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { set, useFieldArray } from 'react-hook-form';
import { fieldMeta, schemaAt } from '../rules/field-meta.ts';
import { listMessages } from '../rules/list-field.messages.ts';
import { emptyRow, listButtons } from '../rules/list-rows.ts';
import { elementOf } from '../rules/schema-structure.ts';
import { KitContext, useKit } from './kit-context.ts';
import { FormSection } from './layout/form-section.tsx';
import { whileVisible } from './layout/visible-when.tsx';
import { List } from './list-field.styles.ts';
import { useFieldError } from './use-field.ts';

/** The texts of a list; those that are left out are made from its label. */
export interface ListTexts {
  /** The title of a row. @default the list’s label and the number */
  readonly row?: ((number: number) => string) | undefined;
  /** The button that adds a row. */
  readonly add?: string | undefined;
  /** The button that removes a row. It names the row: several have the same button. */
  readonly remove?: ((number: number) => string) | undefined;
  /** What a screen reader says when a row was added, or removed. */
  readonly added?: ((number: number) => string) | undefined;
  readonly removed?: ((number: number) => string) | undefined;
  /** Shown instead of the button when there can be no more rows. */
  readonly full?: string | undefined;
}

export interface ListFieldProps {
  /** The list’s name in the form’s schema. */
  name: string;
  /** The fields of a row. `row` is the start of their names: `vehicles.0.`. */
  children: (row: string, index: number) => ReactNode;
  texts?: ListTexts;
  /** Above the rows, such as what they are for. */
  intro?: (rows: number) => ReactNode;
  /** A hint under the title of each row. */
  hint?: ReactNode;
  /** The most rows here. @default the schema’s */
  max?: number | undefined;
}

/**
 * Rows that visitors add and remove. After adding, the focus is on the first control of the new row; after removing, on the
 * button that adds. Without a script the buttons post the form, and the page comes back with one row more or less:
 * `handleFormPost` does it. Renders a `div` with `role="group"` and a `fieldset` for each row.
 */
export function ListField({ name, children, texts = {}, intro, hint, max: own }: ListFieldProps) {
  const t = useT(listMessages);
  const kit = useKit();
  const { fields, append, remove } = useFieldArray<Record<string, object[]>>({ name });
  const error = useFieldError(name);
  const [announcement, announce] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const meta = fieldMeta(kit.schema, name);
  const { min = 0, max = Number.POSITIVE_INFINITY } = meta.limits?.() ?? {};
  const most = own ?? Number(max);
  // The initial answers of a row move with it.
  const context = useMemo(
    () => ({ ...kit, values: withRows(kit.values, name, fields) }),
    [kit, name, fields],
  );
  const id = kit.controlId(name);
  const rowId = (index: number) => `${id}.${index}`;
  const { action } = kit;
  /** The post of a button comes back to an element of the page; React sets the address of a server action. */
  const postTo = (fragment: string) =>
    typeof action === 'function' ? undefined : `${action?.split('#', 1).join() ?? ''}#${fragment}`;
  const label = kit.labelOf(name);
  const title = (number: number) => texts.row?.(number) ?? t('row', { label, number });

  function add() {
    const schema = schemaAt(kit.schema, name);
    const element = schema && elementOf(schema);
    flushSync(() => append(element ? emptyRow(element) : {}, { shouldFocus: false }));
    const row = root.current?.ownerDocument.getElementById(rowId(fields.length));
    row?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
    const number = fields.length + 1;
    announce(texts.added?.(number) ?? t('added', { title: title(number) }));
  }

  function removeRow(index: number) {
    // The pressed button disappears, and the other one may be new.
    flushSync(() => remove(index));
    const button = [...(root.current?.querySelectorAll('button') ?? [])].at(-1);
    button?.focus();
    announce(texts.removed?.(index + 1) ?? t('removed', { title: title(index + 1) }));
  }

  const button = { variant: 'secondary', type: 'submit', formNoValidate: true } as const;
  return whileVisible(
    { name, meta },
    <List
      ref={root}
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={describedBy(id, { error })}
      tabIndex={-1}
    >
      {/* Enter in a field presses the first button of a form: it sends, and neither adds nor removes. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="jalon-visually-hidden" />
      {intro?.(fields.length)}
      <KitContext value={context}>
        {fields.map((row, index) => (
          <div key={keyOf(row)} id={rowId(index)}>
            <FormSection title={title(index + 1)} hint={hint}>
              {children(`${name}.${index}.`, index)}
              {fields.length > Number(min) && (
                <div>
                  <Button
                    {...button}
                    name={listButtons.remove(name)}
                    value={index}
                    formAction={postTo(id)}
                    onClick={(event) => {
                      event.preventDefault();
                      removeRow(index);
                    }}
                  >
                    {texts.remove?.(index + 1) ?? t('remove', { title: title(index + 1) })}
                  </Button>
                </div>
              )}
            </FormSection>
          </div>
        ))}
      </KitContext>
      {error && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      <p role="status" className="jalon-visually-hidden">
        {announcement}
      </p>
      {fields.length < most ? (
        <div>
          <Button
            {...button}
            name={listButtons.add(name)}
            formAction={postTo(rowId(fields.length))}
            onClick={(event) => {
              event.preventDefault();
              add();
            }}
          >
            {texts.add ?? t('add')}
          </Button>
        </div>
      ) : (
        <p>{texts.full ?? t('full', { max: most })}</p>
      )}
    </List>,
  );
}

function withRows(values: object, name: string, rows: readonly object[]) {
  const changed = structuredClone(values);
  set(changed, name, rows);
  return changed as ReturnType<typeof useKit>['values'];
}

/** The key of a row: react-hook-form 7 keeps it in `id`, version 8 in `key`. */
function keyOf({ id, key }: { readonly id?: string; readonly key?: string }): string | undefined {
  return id ?? key;
}

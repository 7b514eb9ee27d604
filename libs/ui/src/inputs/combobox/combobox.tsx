/* eslint-disable jsx-a11y/click-events-have-key-events -- the field has the focus, and its keys act on its option. */
'use client';

import { useT } from '@jalon/i18n/react';
import { type ComponentPropsWithRef, Fragment, useEffect, useId, useRef } from 'react';
import { useHydrated } from '../../internal/hooks/use-hydrated.ts';
import { useMergedRef } from '../../internal/hooks/use-merged-ref.ts';
import { suggestionsDelay, suggestionsFrom } from '../../internal/limits.ts';
import { Control } from '../control/control.styles.ts';
import { comboboxMessages } from './combobox.messages.ts';
import { Box, Panel, Root } from './combobox.styles.ts';
import { type ComboboxOption, type LoadContext, useCombobox } from './use-combobox.ts';

export interface ComboboxProps<O extends ComboboxOption>
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'list'> {
  /**
   * Returns the suggestions for a text or, with `within`, those inside an option that `refills` the list. A rejected
   * promise shows that no suggestions are available; the field still works.
   */
  load: (query: string, context: LoadContext<O>) => Promise<readonly O[]>;
  /** Called with the picked option, once the field contains its label. Not called for an option that `refills`. */
  onPick?: (option: O) => void;
  /** Called with the text at each change: typed, picked or cleared. */
  onValueChange?: (value: string) => void;
  /** Number of characters from which suggestions are requested. @default 3 */
  minLength?: number;
  /** Milliseconds between the last key and the request. @default 400 */
  delay?: number;
}

/**
 * A text field with suggestions: the ARIA Authoring Practices’ editable combobox with list autocomplete and manual
 * selection (`aria-autocomplete="list"`, `aria-activedescendant`). Any text can be sent; suggestions are optional.
 * Attributes and `ref` reach the `<input>`, which needs a label; `className` and `style` the `<div>` around it. On the
 * server and without JavaScript it is a plain `<input>`.
 *
 * A screen reader announces that suggestions are loading, how many there are, that there are none, or that they are
 * unavailable (`role="status"`).
 *
 * Undo restores the text that a pick or the clear button replaced.
 *
 * Tried in Chromium, Firefox and WebKitGTK: every key of the table, pointer, failure and late answers; undo in
 * Chromium. Not yet with a screen reader, nor in Safari.
 */
export function Combobox<O extends ComboboxOption>({
  load,
  onPick,
  onValueChange,
  minLength = suggestionsFrom,
  delay = suggestionsDelay,
  className,
  style,
  ref,
  onChange,
  onBlur,
  onKeyDown,
  onClick,
  placeholder,
  ...props
}: ComboboxProps<O>) {
  const t = useT(comboboxMessages);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { state, input, ...combobox } = useCombobox({ load, onPick, minLength, delay });
  const { status, options, open, active } = state;
  const optionId = (index: number) => `${listId}-${index}`;
  const expanded = open && options.length > 0;
  const message = status === 'ready' || status === 'idle' ? undefined : t(status);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <Root className={className} style={style}>
      <Box data-loading={status === 'loading' || undefined}>
        <Control
          type="text"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...props}
          // Never empty: `:placeholder-shown` hides the clear button.
          placeholder={placeholder || ' '}
          {...(hydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': expanded,
            'aria-controls': listId,
            'aria-activedescendant': expanded && active >= 0 ? optionId(active) : undefined,
          })}
          ref={useMergedRef(input, ref)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
            combobox.onEdit();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            combobox.onKeyDown(event);
          }}
          onClick={(event) => {
            onClick?.(event);
            combobox.reopen();
          }}
          onBlur={(event) => {
            onBlur?.(event);
            combobox.close();
          }}
        />
        {hydrated && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('clear')}
            onMouseDown={keepFocus}
            onClick={combobox.clear}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        )}
      </Box>
      {hydrated && (
        <>
          <Panel
            data-surface="default"
            // A press on the list, including its scroll bar, keeps the focus in the field.
            onMouseDown={keepFocus}
            hidden={!(expanded || (open && message))}
          >
            <div ref={list} id={listId} role="listbox" aria-label={t('suggestions')} hidden={!expanded}>
              {options.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys act on its option.
                <div
                  key={option.id}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onClick={() => combobox.pick(option)}
                >
                  <span>{highlighted(option)}</span>
                  {option.description && <span data-part="description">{option.description}</span>}
                  {option.refills && (
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d="m9 6 6 6-6 6" />
                    </svg>
                  )}
                </div>
              ))}
            </div>
            {message && <p aria-hidden="true">{message}</p>}
          </Panel>
          <span role="status" className="jalon-visually-hidden">
            {open && (message ?? t('count', { count: options.length }))}
          </span>
        </>
      )}
    </Root>
  );
}

function keepFocus(event: React.MouseEvent): void {
  event.preventDefault();
}

/** The label with its matching parts marked. Ranges are in order and don’t overlap. */
function highlighted({ label, highlight = [] }: ComboboxOption): React.ReactNode {
  let done = 0;
  return (
    <>
      {highlight.map(([start, end]) => {
        const before = label.slice(done, start);
        done = Math.max(done, end);
        return (
          <Fragment key={start}>
            {before}
            <mark>{label.slice(start, end)}</mark>
          </Fragment>
        );
      })}
      {label.slice(done)}
    </>
  );
}

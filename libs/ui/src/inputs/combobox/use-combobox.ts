'use client';

import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react';
import { useTimer } from '../../internal/hooks/use-timer.ts';
import { replaceSelection, rewriteText } from '../control/edit-text.ts';
import { type ComboboxAction, closed, type Move, reduce } from './combobox-state.ts';

/** One suggestion. */
export interface ComboboxOption {
  /** Unique in its list. */
  id: string;
  /** The first line, and the text of the field once the option is picked. */
  label: string;
  /** A second line, in smaller type. */
  description?: string;
  /** The parts of the label that match, shown in bold: from the first character to the one after the last. */
  highlight?: readonly (readonly [start: number, end: number])[];
  /** Not an answer yet: picking it replaces the list with what is inside, such as a building’s apartments. */
  refills?: boolean;
}

export interface LoadContext<O> {
  /** Aborts when the answer is no longer needed. Pass it to `fetch`. */
  signal: AbortSignal;
  /** The picked option whose content replaces the list. */
  within?: O | undefined;
}

export interface ComboboxBehaviour<O extends ComboboxOption> {
  load: (query: string, context: LoadContext<O>) => Promise<readonly O[]>;
  onPick?: ((option: O) => void) | undefined;
  minLength: number;
  delay: number;
}

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  // The caret moves, and Enter sends the text again.
  ArrowLeft: 'none',
  ArrowRight: 'none',
  Home: 'none',
  End: 'none',
};

/** Behaviour of an editable combobox with remote suggestions: state, timers, requests and keys. */
export function useCombobox<O extends ComboboxOption>({
  load,
  onPick,
  minLength,
  delay,
}: ComboboxBehaviour<O>) {
  const [state, dispatch] = useReducer(reduce<O>, closed);
  const input = useRef<HTMLInputElement>(null);
  const timer = useTimer();
  const call = useRef<AbortController>(undefined);

  function cancel() {
    timer.cancel();
    call.current?.abort();
  }
  useEffect(() => () => call.current?.abort(), []);

  const text = () => input.current?.value.trim() ?? '';
  const enough = () => [...text()].length >= minLength;
  // Keep the list closed when a script or autofill filled the field: no blur event would close it.
  const focused = () => document.activeElement === input.current;

  async function search(within?: O) {
    cancel();
    call.current = new AbortController();
    const { signal } = call.current;
    dispatch({ type: 'load' });
    let answer: ComboboxAction<O> = { type: 'failed' };
    try {
      answer = { type: 'loaded', options: await load(text(), { signal, within }) };
    } catch {
      // The field still works.
    }
    if (!signal.aborted) dispatch(focused() ? answer : { type: 'reset' });
  }

  function onEdit() {
    cancel();
    if (!focused() || !enough()) return dispatch({ type: 'reset' });
    dispatch({ type: 'move', to: 'none' });
    timer.start(delay, search);
  }

  /** Replaces the text as typing would, so that listeners are notified and undo works. Removes the suggestions. */
  function write(value: string) {
    const field = input.current;
    if (!field) return;
    field.focus();
    field.select();
    // `maxlength` applies to typing: a picked text is kept whole.
    if (!replaceSelection(value) || field.value !== value) rewriteText(field, value);
    // It also requests no suggestions for its own text.
    cancel();
    dispatch({ type: 'reset' });
  }

  function pick(option: O) {
    if (option.refills) return void search(option);
    write(option.label);
    onPick?.(option);
  }

  function close() {
    cancel();
    dispatch({ type: state.status === 'ready' ? 'close' : 'reset' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const option = state.open ? state.options[state.active] : undefined;
    const move = moves[key];
    if (key === 'Escape') {
      if (!state.open) return;
      close();
      // Keeps a surrounding dialog open.
      event.stopPropagation();
    } else if (key === 'Enter' && option) {
      pick(option);
    } else if (key === 'Enter' && state.open && (state.status === 'ready' || state.status === 'loading')) {
      // While suggestions show, Enter closes them; the next Enter sends the form.
      close();
    } else if (altKey && key === 'ArrowUp') {
      close();
    } else if (altKey && key === 'ArrowDown') {
      dispatch({ type: 'open' });
    } else if (move === 'none' || altKey) {
      if (move) dispatch({ type: 'move', to: 'none' });
      return;
    } else if (move) {
      if ((state.status === 'idle' || state.status === 'error') && enough()) void search();
      else {
        // The list stays open while moving in it: Enter picks the current option.
        if (state.status === 'ready') timer.cancel();
        dispatch({ type: 'move', to: move });
      }
    } else {
      return;
    }
    event.preventDefault();
  }

  return {
    state,
    input,
    pick,
    clear: () => write(''),
    close,
    onEdit,
    onKeyDown,
    reopen: () => dispatch({ type: 'open' }),
  };
}

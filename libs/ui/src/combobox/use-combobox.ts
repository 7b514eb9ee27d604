'use client';

import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react';
import { replaceSelection, rewriteText } from '../control/edit-text.ts';
import { useTimer } from '../hooks/use-timer.ts';
import { type ComboboxAction, closed, type Move, reduce } from './combobox-state.ts';

/** One suggestion. */
export interface ComboboxOption {
  /** Tells it from the others of its list. */
  id: string;
  /** Its first line, and what the field holds once it is picked. */
  label: string;
  /** Its second line, smaller. */
  description?: string;
  /** Parts of the label that match what was typed, in bold: from a first character to the one after the last. */
  highlight?: readonly (readonly [start: number, end: number])[];
  /** It is no answer yet: picking it fills the list anew with what is in it, a building’s apartments for instance. */
  refills?: boolean;
}

export interface LoadContext<O> {
  /** Aborted when the answer is no longer wanted: for `fetch`. */
  signal: AbortSignal;
  /** The option that was picked to fill the list anew. */
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
  // The caret moves, and the text is what Enter sends again.
  ArrowLeft: 'none',
  ArrowRight: 'none',
  Home: 'none',
  End: 'none',
};

/** The behaviour of an editable combobox with suggestions from elsewhere: state, timers, calls and keys. */
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
  // No blur closes what opens at a field that a script or an autofill wrote to.
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
      // The field stays a field.
    }
    if (!signal.aborted) dispatch(focused() ? answer : { type: 'reset' });
  }

  function onEdit() {
    cancel();
    if (!focused() || !enough()) return dispatch({ type: 'reset' });
    dispatch({ type: 'move', to: 'none' });
    timer.start(delay, search);
  }

  /** Writes as a visitor would, so that who listens hears of it and undo takes it back; no suggestion is left. */
  function write(value: string) {
    const field = input.current;
    if (!field) return;
    field.focus();
    field.select();
    // A limit of length is for typing: what is picked stays whole.
    if (!replaceSelection(value) || field.value !== value) rewriteText(field, value);
    // It asks for none to what it wrote either.
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
      // A dialog around it stays open.
      event.stopPropagation();
    } else if (key === 'Enter' && option) {
      pick(option);
    } else if (key === 'Enter' && state.open && (state.status === 'ready' || state.status === 'loading')) {
      // Nothing half-typed is sent while suggestions are offered; the next Enter sends.
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
        // The list stays while one moves in it: Enter picks what is current.
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

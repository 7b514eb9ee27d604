'use client';

import { type RefCallback, useCallback, useState } from 'react';

/** Milliseconds of rest after which a screen reader hears the count: ours, as in the GOV.UK Design System. */
export const announceDelay = 1000;

export interface CharacterCount {
  ref: RefCallback<HTMLTextAreaElement>;
  /** UTF-16 units, as `maxlength` counts; `undefined` until something is typed. */
  length: number | undefined;
  /** The same, once the visitor rests: for a live region. */
  announced: number | undefined;
}

/** How much a text area holds: at each key for the eye, after a rest for the ear. */
export function useCharacterCount(): CharacterCount {
  const [length, setLength] = useState<number>();
  const [announced, setAnnounced] = useState<number>();
  const ref = useCallback((area: HTMLTextAreaElement | null) => {
    if (!area) return undefined;
    let rest: ReturnType<typeof setTimeout>;
    const count = () => setLength(area.value.length);
    function onInput() {
      count();
      clearTimeout(rest);
      rest = setTimeout(() => setAnnounced(area?.value.length), announceDelay);
    }
    // The event comes before the values change.
    const onReset = () => setTimeout(count);
    const { form } = area;
    // What was there, or typed, before the script arrived.
    if (area.value) count();
    area.addEventListener('input', onInput);
    form?.addEventListener('reset', onReset);
    return () => {
      clearTimeout(rest);
      area.removeEventListener('input', onInput);
      form?.removeEventListener('reset', onReset);
    };
  }, []);
  return { ref, length, announced };
}

'use client';

import { type RefCallback, useCallback, useState } from 'react';

/** Milliseconds of pause before a screen reader announces the count, as in the GOV.UK Design System. */
export const announceDelay = 1000;

export interface CharacterCount {
  ref: RefCallback<HTMLTextAreaElement>;
  /** In the given unit; `undefined` until something is typed. */
  length: number | undefined;
  /** The same after a pause in typing, for a live region. */
  announced: number | undefined;
}

/** How `maxlength` counts, and how many characters people see: an emoji is one of these. */
export const lengthIn = {
  units: (text: string) => text.length,
  characters: (text: string) => [...text].length,
} as const;

/** Character count of a text area: updated at each key for display, and after a pause for screen readers. */
export function useCharacterCount(unit: keyof typeof lengthIn): CharacterCount {
  const [length, setLength] = useState<number>();
  const [announced, setAnnounced] = useState<number>();
  const ref = useCallback(
    (area: HTMLTextAreaElement | null) => {
      if (!area) return undefined;
      let rest: ReturnType<typeof setTimeout>;
      const count = () => setLength(lengthIn[unit](area.value));
      function onInput() {
        count();
        clearTimeout(rest);
        rest = setTimeout(() => setAnnounced(lengthIn[unit](area?.value ?? '')), announceDelay);
      }
      // The reset event is sent before the values change.
      const onReset = () => setTimeout(count);
      const { form } = area;
      // Text that was present or typed before hydration.
      if (area.value) count();
      area.addEventListener('input', onInput);
      form?.addEventListener('reset', onReset);
      return () => {
        clearTimeout(rest);
        area.removeEventListener('input', onInput);
        form?.removeEventListener('reset', onReset);
      };
    },
    [unit],
  );
  return { ref, length, announced };
}

/** How a field stores its answer and displays it. Pure: no DOM, no React. */
export interface Mask {
  /** Maximum length of the answer; Infinity if excess characters are kept. */
  readonly length: number;
  /** The characters of a text that are allowed in an answer, in order and in their stored form, however many. */
  readonly characters: (text: string) => string;
  /** Extracts the answer from a text: its allowed characters, at most `length`. Idempotent. */
  readonly keep: (text: string) => string;
  /** Formats an answer, or the start of one. */
  readonly format: (kept: string) => string;
}

export interface GroupedMask {
  /** As {@link Mask.characters}. */
  readonly characters: (text: string) => string;
  /** Lengths of the groups: 3, 3 and 4 for a phone number. */
  readonly groups: readonly number[];
  /** The separator. It must not contain characters of an answer. */
  readonly separators: readonly string[];
  /** Selects characters when there are too many; by default the first ones. */
  readonly fit?: (characters: string) => string;
  /** Keeps characters that exceed the groups, for the host to reject. Default: they are cut. */
  readonly keepsExcess?: boolean;
}

/** A mask that shows an answer in groups. A separator appears with the first character after it. */
export function groupedMask({
  characters,
  groups,
  separators,
  fit = (all) => all,
  keepsExcess = false,
}: GroupedMask): Mask {
  const length = keepsExcess ? Infinity : groups.reduce((sum, group) => sum + group, 0);
  return {
    length,
    characters,
    keep: (text) => fit(characters(text)).slice(0, length),
    format(kept) {
      let shown = '';
      let start = 0;
      groups.forEach((group, index) => {
        const part = kept.slice(start, start + group);
        shown += part && index > 0 ? (separators[index - 1] ?? '') + part : part;
        start += group;
      });
      return shown + kept.slice(start);
    },
  };
}

/** Normalizes full-width digits and letters from input methods to ASCII. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');
export const lettersAndDigitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** The text of a field and the position of its caret. */
export interface Shown {
  text: string;
  caret: number;
}

/** The field after text replaces the range from `start` to `end` (UTF-16 units). */
export function inserted(mask: Mask, text: string, start: number, end: number, insertion: string): Shown {
  const before = mask.characters(text.slice(0, start));
  const after = mask.characters(text.slice(end));
  const typed = mask.characters(insertion);
  const whole = before + typed + after;
  let kept = mask.keep(whole);
  // When the field is full, extra characters are dropped as with `maxlength`, unless the mask drops the first
  // ones.
  if (whole.length > mask.length && kept !== whole.slice(-mask.length)) {
    const room = Math.max(0, mask.length - before.length - after.length);
    kept = mask.keep(before + typed.slice(0, room) + after);
  }
  return shownWith(mask, kept, kept.length - after.length);
}

/** The field after a deletion from `start` to `end`. Separators are skipped. */
export function deleted(
  mask: Mask,
  text: string,
  start: number,
  end: number,
  towards: 'backward' | 'forward' | 'none',
): Shown {
  const before = mask.characters(text.slice(0, start));
  const after = mask.characters(text.slice(end));
  if (towards === 'backward') return shownWith(mask, before.slice(0, -1) + after, before.length - 1);
  if (towards === 'forward') return shownWith(mask, before + after.slice(1), before.length);
  return shownWith(mask, before + after, before.length);
}

/** Formats any text and keeps the caret after the same character. */
export function masked(mask: Mask, text: string, caret: number): Shown {
  return shownWith(mask, mask.keep(text), mask.characters(text.slice(0, caret)).length);
}

function shownWith(mask: Mask, kept: string, charactersBeforeCaret: number): Shown {
  const before = kept.slice(0, Math.max(0, charactersBeforeCaret));
  return { text: mask.format(kept), caret: mask.format(before).length };
}

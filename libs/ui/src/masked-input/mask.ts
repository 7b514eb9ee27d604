/** How a field keeps its answer, and how it shows it. Pure: no DOM, no React. */
export interface Mask {
  /** Most characters of the answer; Infinity if more than fit its groups are kept. */
  readonly length: number;
  /** The characters of a text that an answer may have, in order and in their kept spelling; as many as there are. */
  readonly characters: (text: string) => string;
  /** The answer in a text: its characters, at most `length`. What it gives it leaves as it is. */
  readonly keep: (text: string) => string;
  /** An answer, or the beginning of one, as it is shown. */
  readonly format: (kept: string) => string;
}

export interface GroupedMask {
  /** As {@link Mask.characters}. */
  readonly characters: (text: string) => string;
  /** Lengths of the groups: 3, 3 and 4 for a phone number. */
  readonly groups: readonly number[];
  /** What stands between them, none of it a character of an answer. */
  readonly separators: readonly string[];
  /** Chooses among too many characters; the first ones by default. */
  readonly fit?: (characters: string) => string;
  /** Keeps more characters than the groups take, after the last one: for the host to refuse. Default: cuts them. */
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

/** One spelling for what looks alike: ASCII for the full-width digits and letters of an input method. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');
export const lettersAndDigitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** What a field shows, and where its caret stands. */
export interface Shown {
  text: string;
  caret: number;
}

/** What the field shows after a text takes the place of what stands from `start` to `end` (UTF-16 units). */
export function inserted(mask: Mask, text: string, start: number, end: number, insertion: string): Shown {
  const before = mask.characters(text.slice(0, start));
  const after = mask.characters(text.slice(end));
  const typed = mask.characters(insertion);
  const whole = before + typed + after;
  let kept = mask.keep(whole);
  // Full: as with `maxlength`, what doesn't fit is left out, unless the mask drops what comes first instead.
  if (whole.length > mask.length && kept !== whole.slice(-mask.length)) {
    const room = Math.max(0, mask.length - before.length - after.length);
    kept = mask.keep(before + typed.slice(0, room) + after);
  }
  return shownWith(mask, kept, kept.length - after.length);
}

/** What the field shows after a deletion from `start` to `end`. A separator never stands in its way. */
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

/** Any text as the field shows it, the caret behind the same character. */
export function masked(mask: Mask, text: string, caret: number): Shown {
  return shownWith(mask, mask.keep(text), mask.characters(text.slice(0, caret)).length);
}

function shownWith(mask: Mask, kept: string, charactersBeforeCaret: number): Shown {
  const before = kept.slice(0, Math.max(0, charactersBeforeCaret));
  return { text: mask.format(kept), caret: mask.format(before).length };
}

import { escapeHtml } from '../common/escape-html.ts';
import { fold, lengthUnfolded } from '../common/fold.ts';

/** Characters around each match in a text that an engine marked: private-use, so no indexed text has them. */
export const matchMarks = { start: '\ue000', end: '\ue001' } as const;

export interface SnippetOptions {
  /** Maximum number of characters. `…` counts, tags don't, and an escaped character counts as one. */
  readonly size: number;
  /** Whether the snippet of a text without a match is its beginning. */
  readonly fallback: boolean;
  /** The unfinished last word: only its characters are marked in the words that begin with it. */
  readonly typed?: string | undefined;
}

interface Match {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

const ellipsis = '…';
/** Matches that one snippet may show. */
const matchLimit = 20;

/**
 * The part of a marked text with the most different matches, cut between words: HTML, escaped, with `<em>`
 * around each match. Undefined without a match, unless `fallback` is set.
 */
export function snippet(marked: string, { size, fallback, typed }: SnippetOptions): string | undefined {
  // The pieces alternate: between matches, in a match.
  const pieces = marked.split(/[\ue000\ue001]/);
  if (pieces.length === 1 && !fallback) return undefined;
  const text = pieces.join('');
  const [start, end] = text.length <= size ? [0, text.length] : cut(text, findMatches(pieces), size);
  let place = 0;
  const html = pieces.map((piece, index) => {
    const shown = piece.slice(Math.max(0, start - place), Math.max(0, end - place));
    place += piece.length;
    if (index % 2 === 0 || shown === '') return escapeHtml(shown);
    const hit = matchLength(shown, typed);
    return `<em>${escapeHtml(shown.slice(0, hit))}</em>${escapeHtml(shown.slice(hit))}`;
  });
  return (start > 0 ? ellipsis : '') + html.join('') + (end < text.length ? ellipsis : '');
}

function findMatches(pieces: readonly string[]): Match[] {
  let end = 0;
  return pieces.flatMap((piece, index) => {
    const start = end;
    end += piece.length;
    return index % 2 === 1 ? [{ start, end, word: fold(piece) }] : [];
  });
}

/** Where to cut a text that is longer than `size`. */
function cut(text: string, matches: readonly Match[], size: number): readonly [start: number, end: number] {
  const room = size - 2 * ellipsis.length;
  const windows = matches.map((first, index) =>
    matches.slice(index, index + matchLimit).filter(({ end }) => end - first.start <= room),
  );
  const shown = windows.reduce(
    (best, window) => (variety(window) > variety(best) ? window : best),
    matches.slice(0, 1),
  );
  const first = shown[0]?.start ?? 0;
  const length = (shown.at(-1)?.end ?? 0) - first;
  // A third of the remaining characters goes before the matches.
  const earliest = first - Math.max(0, Math.floor((room - length) / 3));
  const wordStart = text.indexOf(' ', earliest - 1) + 1 || first;
  const start = earliest <= 0 ? 0 : Math.min(wordStart, first);
  const latest = start + room;
  if (latest >= text.length) return [start, text.length];
  const lastSpace = text.lastIndexOf(' ', latest);
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(latest - 1));
  return [start, lastSpace > start ? lastSpace : latest - Number(isHalf)];
}

/** The number of different words. */
function variety(matches: readonly Match[]): number {
  return new Set(matches.map(({ word }) => word)).size;
}

function matchLength(word: string, typed: string | undefined): number {
  const begins = typed !== undefined && fold(word).startsWith(fold(typed));
  return begins ? lengthUnfolded(word, fold(typed).length) : word.length;
}

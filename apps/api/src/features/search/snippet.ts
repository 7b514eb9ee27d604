import { fold, lengthUnfolded } from '@jalon/api-client/contract';
import { escapeHtml } from '../../platform/text/escape-html.ts';

/** Characters around each match in a text that an engine marked: private-use, so no indexed text has them. */
export const matchMarks = { start: '\ue000', end: '\ue001' } as const;

export interface SnippetOptions {
  /** Maximum number of characters. `…` counts, tags don't, and an escaped character counts as one. */
  readonly size: number;
  /** Whether a text without a match gives its beginning. */
  readonly fallback: boolean;
  /** The unfinished last word: only its characters are marked in the words that begin with it. */
  readonly typed?: string | undefined;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const ellipsis = '…';

/**
 * The part of a marked text with the most different matches, cut between words: HTML, escaped, with `<em>`
 * around each match. Undefined without a match, unless `fallback` is set.
 */
export function snippet(marked: string, { size, fallback, typed }: SnippetOptions): string | undefined {
  const { text, matches } = parseMarks(marked);
  if (matches.length === 0 && !fallback) return undefined;
  const { start, end } = text.length <= size ? { start: 0, end: text.length } : cut(text, matches, size);
  let html = start > 0 ? ellipsis : '';
  let done = start;
  for (const match of matches) {
    if (match.start < start || match.start >= end) continue;
    const word = text.slice(match.start, Math.min(match.end, end));
    const hit = word.slice(0, matchLength(word, typed));
    html += `${escapeHtml(text.slice(done, match.start))}<em>${escapeHtml(hit)}</em>`;
    done = match.start + hit.length;
  }
  return html + escapeHtml(text.slice(done, end)) + (end < text.length ? ellipsis : '');
}

function parseMarks(marked: string): { text: string; matches: Range[] } {
  let text = '';
  const matches: Range[] = [];
  marked.split(/[\ue000\ue001]/).forEach((piece, index) => {
    // The pieces alternate: between matches, in a match.
    if (index % 2 === 1) matches.push({ start: text.length, end: text.length + piece.length });
    text += piece;
  });
  return { text, matches };
}

function cut(text: string, matches: readonly Range[], size: number): Range {
  const room = size - 2 * ellipsis.length;
  const [first, last] = densest(text, matches, room);
  // A third of the room that is left goes before the matches.
  const before = Math.max(0, Math.floor((room - (last.end - first.start)) / 3));
  const earliest = Math.max(0, first.start - before);
  const space = earliest === 0 ? -1 : text.indexOf(' ', earliest - 1);
  const start = earliest === 0 ? 0 : Math.min(space === -1 ? first.start : space + 1, first.start);
  const latest = start + room;
  if (latest >= text.length) return { start, end: text.length };
  const lastSpace = text.lastIndexOf(' ', latest);
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(latest - 1));
  return { start, end: lastSpace > start ? lastSpace : latest - Number(isHalf) };
}

/** The first and the last of the matches that fit in the room and have the most different words. */
function densest(text: string, matches: readonly Range[], room: number): readonly [Range, Range] {
  let best: readonly [Range, Range] = [
    matches[0] ?? { start: 0, end: 0 },
    matches[0] ?? { start: 0, end: 0 },
  ];
  let most = 0;
  matches.forEach((first, index) => {
    const near = matches.slice(index, index + 20).filter(({ end }) => end - first.start <= room);
    const different = new Set(near.map(({ start, end }) => fold(text.slice(start, end)))).size;
    if (different <= most) return;
    most = different;
    best = [first, near.at(-1) ?? first];
  });
  return best;
}

function matchLength(word: string, typed: string | undefined): number {
  const begins = typed !== undefined && fold(word).startsWith(fold(typed));
  return begins ? lengthUnfolded(word, fold(typed).length) : word.length;
}

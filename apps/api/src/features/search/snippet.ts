import { lengthUnfolded } from '../../platform/text/fold.ts';
import type { Word } from './words.ts';
import { wordsOf } from './words.ts';

export interface SnippetOptions {
  /** Characters at most, with `…`; tags don't count, and a character that HTML escapes counts as one. */
  readonly size: number;
  /** Whether a text without a hit is shown from its beginning. */
  readonly fallback: boolean;
}

/** What was searched for, in the words of a text. */
export interface Hits {
  /** Folded. */
  readonly words: ReadonlySet<string>;
  /** What the last word begins with while it is typed, folded: that alone is marked. */
  readonly beginning?: string | undefined;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const ellipsis = '…';

/**
 * The part of a text where most of what was searched for stands together, for a page: whole words, escaped
 * for HTML, each hit in `<em>`. Undefined without a hit, unless the beginning is wanted then.
 */
export function snippet(text: string, hits: Hits, { size, fallback }: SnippetOptions): string | undefined {
  const words = wordsOf(text);
  const found = words.filter(({ folded }) => isHit(folded, hits));
  if (found.length === 0 && !fallback) return undefined;
  const { start, end } =
    text.length <= size ? { start: 0, end: text.length } : windowOf(text, words, found, size);
  const before = start > 0 ? ellipsis : '';
  const after = end < text.length ? ellipsis : '';
  return before + marked(text, { start, end }, found, hits) + after;
}

function isHit(folded: string, { words, beginning }: Hits): boolean {
  return words.has(folded) || (beginning !== undefined && folded.startsWith(beginning));
}

/** The range of a long text that is shown. */
function windowOf(text: string, words: readonly Word[], found: readonly Word[], size: number): Range {
  const room = size - 2 * ellipsis.length;
  const [first = { start: 0, end: 0 }, last = first] = densest(found, room);
  if (first.end - first.start > room) return { start: first.start, end: wholeEnd(text, first.start + room) };
  // A third of what is left stands before the hits: what follows them says more.
  const earliest = Math.max(0, first.start - Math.floor((room - (last.end - first.start)) / 3));
  const start = words.find((word) => word.start >= earliest)?.start ?? 0;
  const from = earliest === 0 ? 0 : Math.min(start, first.start);
  const latest = from + room;
  if (latest >= text.length) return { start: from, end: text.length };
  const end = words.findLast((word) => word.end <= latest && word.start >= from)?.end;
  return { start: from, end: end ?? wholeEnd(text, latest) };
}

/** The first and the last of the hits that stand in so many characters and hold the most different words. */
function densest(found: readonly Word[], room: number): Word[] {
  let best: Word[] = [];
  let most = 0;
  found.forEach((first, index) => {
    const near = found.slice(index, index + 20).filter(({ end }) => end - first.start <= room);
    const different = new Set(near.map(({ folded }) => folded)).size;
    if (different > most || best.length === 0) {
      most = different;
      best = [first, near.at(-1) ?? first];
    }
  });
  return best;
}

/** An end that leaves no half of a character. */
function wholeEnd(text: string, end: number): number {
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

function marked(text: string, { start, end }: Range, found: readonly Word[], hits: Hits): string {
  let html = '';
  let done = start;
  for (const word of found) {
    if (word.start < start || word.start >= end) continue;
    const until = Math.min(
      end,
      word.start + markedLength(text.slice(word.start, word.end), word.folded, hits),
    );
    html += `${escapeHtml(text.slice(done, word.start))}<em>${escapeHtml(text.slice(word.start, until))}</em>`;
    done = until;
  }
  return html + escapeHtml(text.slice(done, end));
}

/** How many characters of a word are marked: what was typed of it, when it is still being typed. */
function markedLength(word: string, folded: string, { words, beginning }: Hits): number {
  if (beginning === undefined || !folded.startsWith(beginning)) return word.length;
  if (words.has(folded) && folded === beginning) return word.length;
  return lengthUnfolded(word, beginning.length);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

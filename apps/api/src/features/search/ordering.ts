import type { FieldWeights } from '@jalon/api-client/contract';
import { count, type DocumentSet, forEach } from './document-set.ts';
import type { Column } from './index-reader.ts';
import type { Match } from './matching.ts';

/**
 * Documents in an order. There may be 100,000, at each search: what follows counts and does not iterate,
 * for iterators leave garbage.
 */
export type Order = Uint32Array<ArrayBuffer>;

/** Parts of a weight that count: 1.25 and 1.3 are the same. */
const weightParts = 4;

/**
 * How well each document fits, by its number: the more of the words, the heavier their fields, the rarer the
 * word, the better.
 */
export function scoreDocuments(
  documents: number,
  { words }: Match,
  weights: FieldWeights,
): Uint32Array<ArrayBuffer> {
  const scores = new Uint32Array(documents);
  for (const { inField, anywhere } of words) {
    const rarity = 1 + Math.round(Math.log2(documents / Math.max(1, count(anywhere))));
    for (const [field, weight] of weights) {
      const worth = Math.max(1, Math.round(weight * weightParts)) * rarity;
      forEach(inField.get(field) ?? anywhere, (document) => {
        scores[document] = (scores[document] ?? 0) + worth;
      });
    }
  }
  return scores;
}

/** The first documents of a set by score, the best first; of equals the newest first. */
export function bestOf(set: DocumentSet, scores: Uint32Array, limit: number): Order {
  const best = largest(scores);
  const having = new Uint32Array(best + 1);
  forEach(set, (document) => {
    const score = scores[document] ?? 0;
    having[score] = (having[score] ?? 0) + 1;
  });
  // How many of the documents of each score are among the first.
  let left = limit;
  for (let score = best; score >= 0; score -= 1) {
    having[score] = Math.min(left, having[score] ?? 0);
    left -= having[score] ?? 0;
  }
  const first: number[] = [];
  forEach(set, (document) => {
    const score = scores[document] ?? 0;
    if (!having[score]) return;
    having[score] = (having[score] ?? 0) - 1;
    first.push(document);
  });
  return Uint32Array.from(first.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b));
}

/** Documents by score, the best first; equals stay in order. */
export function byScore(order: Order, scores: Uint32Array): Order {
  const best = largest(scores);
  const keys = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) {
    keys[place] = best - (scores[order[place] ?? 0] ?? 0);
  }
  return sortStably(order, keys, best);
}

/** Documents by their value in a field; those without one come last, and equals stay in order. */
export function byColumn(order: Order, { places }: Column, descending: boolean): Order {
  // A value's place is at most the number of documents.
  const last = places.length + 1;
  const keys = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) {
    const value = places[order[place] ?? 0] ?? 0;
    keys[place] = value !== 0 && descending ? last - value : value || last;
  }
  return sortStably(order, keys, last);
}

/** Sorts by small numbers: counts each, and so knows where each begins. */
function sortStably(order: Order, keys: Uint32Array, largestKey: number): Order {
  const next = new Uint32Array(largestKey + 2);
  for (let place = 0; place < keys.length; place += 1) {
    const after = (keys[place] ?? 0) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let key = 1; key < next.length; key += 1) next[key] = (next[key] ?? 0) + (next[key - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) {
    const key = keys[place] ?? 0;
    const to = next[key] ?? 0;
    sorted[to] = order[place] ?? 0;
    next[key] = to + 1;
  }
  return sorted;
}

function largest(numbers: Uint32Array): number {
  let result = 0;
  for (let place = 0; place < numbers.length; place += 1) result = Math.max(result, numbers[place] ?? 0);
  return result;
}

/**
 * A set of documents by number: one bit for each document of the index, so that what the most frequent
 * words have in common is found as fast as the rest.
 */
export type DocumentSet = Uint32Array<ArrayBuffer>;

const bitsOfWord = 32;

export function emptySet(documents: number): DocumentSet {
  return new Uint32Array(Math.ceil(documents / bitsOfWord));
}

/** Every document of an index. */
export function fullSet(documents: number): DocumentSet {
  const set = emptySet(documents).fill(0xffff_ffff);
  const rest = documents % bitsOfWord;
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1;
  return set;
}

export function add(set: DocumentSet, document: number): void {
  const word = Math.floor(document / bitsOfWord);
  set[word] = (set[word] ?? 0) | (1 << (document % bitsOfWord));
}

export function has(set: DocumentSet, document: number): boolean {
  return ((set[Math.floor(document / bitsOfWord)] ?? 0) & (1 << (document % bitsOfWord))) !== 0;
}

/** Adds to a set what is in the other. */
export function addAll(set: DocumentSet, other: DocumentSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** Leaves in a set what is in the other, too. */
export function keepCommon(set: DocumentSet, other: DocumentSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

/** Visits the documents of a set in ascending order. */
export function forEach(set: DocumentSet, visit: (document: number) => void): void {
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      visit(word * bitsOfWord + (31 - Math.clz32(lowest)));
      bits ^= lowest;
    }
  }
}

/** The documents of a set in ascending order, so many at most. */
export function members(set: DocumentSet, limit = Number.POSITIVE_INFINITY): Uint32Array<ArrayBuffer> {
  const found = new Uint32Array(Math.min(limit, count(set)));
  let place = 0;
  forEach(set, (document) => {
    // Beyond its end an array of numbers takes nothing.
    found[place] = document;
    place += 1;
  });
  return found;
}

export function count(set: DocumentSet): number {
  let total = 0;
  for (let place = 0; place < set.length; place += 1) {
    const word = set[place] ?? 0;
    let bits = word - ((word >>> 1) & 0x5555_5555);
    bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
    total += Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return total;
}

/**
 * A set for the database, from documents in ascending order: their numbers, or the bits where those are
 * shorter. Both in 32-bit words of the machine's order, which is little-endian wherever Node.js runs.
 */
export function packSet(numbers: readonly number[], documents: number): Buffer {
  const set = emptySet(documents);
  if (numbers.length < set.length) return bytesOf(Uint32Array.from(numbers));
  for (const number of numbers) add(set, number);
  return bytesOf(set);
}

/** Adds to a set what the database holds. */
export function addPacked(set: DocumentSet, packed: Buffer): void {
  const words = new Uint32Array(packed.length / 4);
  Buffer.from(words.buffer).set(packed);
  if (words.length === set.length) addAll(set, words);
  else for (let place = 0; place < words.length; place += 1) add(set, words[place] ?? 0);
}

/** Numbers for the database, in the narrowest width that holds them all. */
export function packNumbers(numbers: readonly number[], largest: number): Buffer {
  if (largest <= 0xff) return bytesOf(Uint8Array.from(numbers));
  if (largest <= 0xffff) return bytesOf(Uint16Array.from(numbers));
  return bytesOf(Uint32Array.from(numbers));
}

/** So many numbers, as {@link packNumbers} wrote them. */
export function unpackNumbers(packed: Buffer, length: number): Uint8Array | Uint16Array | Uint32Array {
  const { buffer } = new Uint8Array(packed);
  if (packed.length === length) return new Uint8Array(buffer);
  return packed.length === length * 2 ? new Uint16Array(buffer) : new Uint32Array(buffer);
}

function bytesOf({ buffer, byteLength }: Uint8Array | Uint16Array | Uint32Array): Buffer {
  return Buffer.from(buffer, 0, byteLength);
}

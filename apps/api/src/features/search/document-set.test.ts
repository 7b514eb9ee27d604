import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addPacked,
  count,
  emptySet,
  fullSet,
  has,
  keepCommon,
  members,
  packNumbers,
  packSet,
  unpackNumbers,
} from './document-set.ts';

const size = 200;
const numbers = fc
  .uniqueArray(fc.integer({ min: 0, max: size - 1 }))
  .map((list) => list.toSorted((a, b) => a - b));

function unpacked(list: readonly number[]) {
  const set = emptySet(size);
  addPacked(set, packSet(list, size));
  return set;
}

it('a set comes back from the database as it was, few or many', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      const set = unpacked(list);
      expect([...members(set)]).toEqual(list);
      expect(count(set)).toBe(list.length);
      expect(list.every((number) => has(set, number))).toBe(true);
    }),
  );
});

it('what sets have in common is what each has', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const set = unpacked(one);
      keepCommon(set, unpacked(other));
      expect([...members(set)]).toEqual(one.filter((number) => other.includes(number)));
    }),
  );
});

it('the full set has every document and no other', () => {
  for (const documents of [0, 1, 31, 32, 33, 200]) {
    expect([...members(fullSet(documents))]).toEqual([...Array(documents).keys()]);
  }
});

it('numbers come back whatever width they need', () => {
  for (const largest of [1, 255, 256, 65_535, 65_536, 1_000_000]) {
    const list = [0, largest, 1];
    expect([...unpackNumbers(packNumbers(list, largest), list.length)]).toEqual(list);
  }
});

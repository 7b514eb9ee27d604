import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSelection, selectionQuery, selectType } from './selection.ts';

const ids = ['a', 'b', 'c', 'd'] as const;
const types = ids.map((id) => ({ id }));

describe('the selection in an address', () => {
  it.each([
    ['no parameters: the first two', '', 'a', 'b'],
    ['both', 'first=c&second=d', 'c', 'd'],
    ['the first only', 'first=c', 'c', 'a'],
    ['the first only, which is the default of the second', 'first=b', 'b', 'a'],
    ['the second only', 'second=d', 'a', 'd'],
    ['the second only, which is the default of the first', 'second=a', 'b', 'a'],
    ['the same twice: the second gives way', 'first=c&second=c', 'c', 'a'],
    ['the same twice, the first of all', 'first=a&second=a', 'a', 'b'],
    ['unknown types', 'first=x&second=y', 'a', 'b'],
    ['an unknown type on one side', 'first=x&second=a', 'b', 'a'],
    ['empty values', 'first=&second=', 'a', 'b'],
    ['a repeated parameter: its first value', 'first=c&first=d', 'c', 'a'],
  ])('%s', (_row, search, first, second) => {
    expect(readSelection(search, types)).toEqual({ first, second, differences: false });
  });

  it('has one type where there is only one', () => {
    expect(readSelection('first=b&second=a', types.slice(0, 1))).toEqual({
      first: 'a',
      second: undefined,
      differences: false,
    });
  });

  it('reads back what was written, and keeps other parameters', () => {
    const selection = { first: 'c', second: 'a', differences: true };
    const query = selectionQuery(selection, '?utm=mail&first=x&differences=no');
    expect(query).toBe('utm=mail&first=c&differences=1&second=a');
    expect(readSelection(query, types)).toEqual(selection);
    expect(selectionQuery({ ...selection, second: undefined, differences: false }, query)).toBe(
      'utm=mail&first=c',
    );
  });
});

describe('selecting a type', () => {
  const selection = { first: 'a', second: 'b', differences: true };

  it.each([
    ['another one on the first side', 'first', 'c', 'c', 'b'],
    ['another one on the second side', 'second', 'c', 'a', 'c'],
    ['the other side’s on the first side: they swap', 'first', 'b', 'b', 'a'],
    ['the other side’s on the second side: they swap', 'second', 'a', 'b', 'a'],
    ['its own again: nothing changes', 'first', 'a', 'a', 'b'],
  ] as const)('%s', (_row, side, id, first, second) => {
    expect(selectType(selection, side, id)).toEqual({ first, second, differences: true });
  });

  it('never has the same type on both sides, for any choice and any address', () => {
    const any = fc.constantFrom(...ids, 'x', '');
    const moves = fc.array(
      fc.tuple(fc.constantFrom('first' as const, 'second' as const), fc.constantFrom(...ids)),
    );
    fc.assert(
      fc.property(any, any, moves, (first, second, choices) => {
        let now = readSelection(new URLSearchParams({ first, second }), types);
        expect(now.first).not.toBe(now.second);
        for (const [side, id] of choices) {
          now = selectType(now, side, id);
          expect(now[side]).toBe(id);
          expect(now.first).not.toBe(now.second);
        }
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { ComparatorSection } from '../types/membership-content.schema.ts';
import { columnsOf, compare, countDifferences } from './compare.ts';

const types = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id).join('');

describe('the columns', () => {
  it.each([
    ['one type', 1, { first: 'a' }, 'a'],
    ['two types', 2, { first: 'a', second: 'b' }, 'ab'],
    ['two types, swapped', 2, { first: 'b', second: 'a' }, 'ba'],
    ['three types, the selected ones first', 3, { first: 'c', second: 'a' }, 'cab'],
    ['four types', 4, { first: 'b', second: 'd' }, 'bdac'],
    ['five types: four at most, the selected ones among them', 5, { first: 'e', second: 'a' }, 'eabc'],
  ])('%s', (_row, count, selection, columns) => {
    expect(ids(columnsOf(types.slice(0, count), { ...selection, differences: false }))).toBe(columns);
  });
});

const benefit = (title: string, advantageDescription: ComparatorSection['advantageDescription']) =>
  ({ kind: 'benefit', title, advantageDescription }) as const;

describe('a cell', () => {
  const cells = (advantageDescription: ComparatorSection['advantageDescription']) =>
    compare([benefit('x', advantageDescription)], types.slice(0, 2))[0]?.benefits[0]?.cells;

  it.each([
    ['has the words of its type', [{ membership: 'a', description: '10 km' }], ['10 km', false]],
    ['is checked without a text', [{ membership: 'b' }], [false, true]],
    ['has what all types have', [{ allTypes: true }], [true, true]],
    ['has the words of all types', [{ allTypes: true, description: 'Yes' }], ['Yes', 'Yes']],
    [
      'has its own words rather than those of all types',
      [{ allTypes: true }, { membership: 'b', description: 'More' }],
      [true, 'More'],
    ],
    ['is empty where content says nothing', undefined, [false, false]],
  ])('%s', (_row, given, expected) => {
    expect(cells(given)).toEqual(expected);
  });
});

describe('rows that are the same', () => {
  const same = benefit('same', [{ allTypes: true }]);
  const samePair = benefit('pair', [{ membership: 'a' }, { membership: 'b' }]);
  const different = benefit('different', [{ membership: 'a' }]);
  const category = (title: string) => ({ kind: 'category', title }) as const;

  it('are grouped by the number of equal columns', () => {
    const [group] = compare([same, samePair, different], types.slice(0, 3));
    expect(group?.benefits.map((row) => row.same)).toEqual(['all', 'pair', undefined]);
  });

  it('are the same in the only column, and in two columns that agree', () => {
    for (const count of [1, 2]) {
      const [group] = compare([samePair], types.slice(0, count));
      expect(group?.benefits[0]?.same).toBe('all');
    }
  });

  it('hide their category only when all of them are the same', () => {
    const groups = compare(
      [category('1'), same, category('2'), same, samePair, category('3'), same, different],
      types.slice(0, 3),
    );
    expect(groups.map((group) => [group.category?.title, group.same])).toEqual([
      ['1', 'all'],
      ['2', 'pair'],
      ['3', undefined],
    ]);
    expect(countDifferences(groups)).toBe(1);
  });
});

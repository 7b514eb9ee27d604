import { describe, expect, it } from 'vitest';
import { type ComboboxState, closed, type Move, reduce } from './combobox-state.ts';

const options = ['a', 'b', 'c'];
const open = (active: number): ComboboxState<string> => ({ status: 'ready', options, open: true, active });

describe('the current option', () => {
  it.each<[from: number, to: Move, then: number]>([
    [-1, 'next', 0],
    [0, 'next', 1],
    [2, 'next', 0],
    [-1, 'previous', 2],
    [0, 'previous', 2],
    [2, 'previous', 1],
    [1, 'none', -1],
  ])('from %i, %s gives %i', (from, to, then) => {
    expect(reduce(open(from), { type: 'move', to }).active).toBe(then);
  });

  it('is none in an empty list', () => {
    expect(reduce(closed, { type: 'move', to: 'next' })).toEqual(closed);
  });
});

it('opens with an answer, whichever it is', () => {
  const asked = reduce(open(1), { type: 'load' });
  expect(asked).toEqual({ status: 'loading', options: [], open: true, active: -1 });
  expect(reduce(asked, { type: 'loaded', options })).toEqual(open(-1));
  expect(reduce(asked, { type: 'loaded', options: [] })).toMatchObject({ status: 'empty', open: true });
  expect(reduce(asked, { type: 'failed' })).toMatchObject({ status: 'error', open: true });
});

it('opens again only when it has options', () => {
  const shut = reduce(open(1), { type: 'close' });
  expect(shut).toMatchObject({ open: false, active: -1 });
  expect(reduce(shut, { type: 'open' })).toEqual(open(-1));
  expect(reduce(shut, { type: 'move', to: 'next' })).toEqual(open(0));
  expect(reduce(closed, { type: 'open' })).toEqual(closed);
  expect(reduce(open(1), { type: 'reset' })).toEqual(closed);
});

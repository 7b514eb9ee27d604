import { expect, it } from 'vitest';
import { landingStep } from './steps.ts';

it.each([
  ['the step itself, when all before it are answered', 'c', ['c', 'd'], 'c'],
  ['the first open step before it', 'd', ['b', 'c'], 'b'],
  ['an earlier step, to change it', 'a', ['d'], 'a'],
  ['the step itself, if it is not a step of the list', 'x', ['a'], 'x'],
])('shows %s', (_case, asked, open, shown) => {
  expect(landingStep(['a', 'b', 'c', 'd'], asked, (step) => open.includes(step))).toBe(shown);
});

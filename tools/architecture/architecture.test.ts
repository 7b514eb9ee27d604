import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { draw } from './draw.ts';
import { floors, type Project, readHouse } from './house.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = (name: string, imports: string[]): Project => ({
  name,
  kind: 'lib',
  entries: ['.'],
  imports,
});

it('shows the house as the code has it now; if not, run npm run architecture', () => {
  expect(readFileSync(`${root}/docs/architecture.svg`, 'utf8')).toBe(draw(readHouse(root)));
});

it('puts each project above all that it imports', () => {
  const rows = floors([project('forms', ['ui', 'i18n']), project('ui', ['i18n']), project('i18n', [])]);
  expect(rows.map((row) => row.map(({ name }) => name))).toEqual([['i18n'], ['ui'], ['forms']]);
});

it('refuses a circle', () => {
  expect(() => floors([project('a', ['b']), project('b', ['a'])])).toThrow('a → b → a');
});

it('leaves out a line that others already lead along', () => {
  const picture = draw([project('forms', ['ui', 'i18n']), project('ui', ['i18n']), project('i18n', [])]);
  expect(picture.match(/marker-end/g)).toHaveLength(2);
});

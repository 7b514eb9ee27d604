import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { draw } from './draw.ts';
import { layers, type Project, readProjects } from './projects.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = (name: string, imports: string[]): Project => ({
  name,
  kind: 'lib',
  entries: ['.'],
  imports,
});

it('draws the current code; if not, run npm run generate -- architecture', () => {
  expect(readFileSync(`${root}/docs/architecture.svg`, 'utf8')).toBe(draw(readProjects(root)));
});

it('puts each project above its imports', () => {
  const rows = layers([project('forms', ['ui', 'i18n']), project('ui', ['i18n']), project('i18n', [])]);
  expect(rows.map((row) => row.map(({ name }) => name))).toEqual([['i18n'], ['ui'], ['forms']]);
});

it('refuses a circular import', () => {
  expect(() => layers([project('a', ['b']), project('b', ['a'])])).toThrow('a → b → a');
});

it('leaves out a line that other lines already imply', () => {
  const picture = draw([project('forms', ['ui', 'i18n']), project('ui', ['i18n']), project('i18n', [])]);
  expect(picture.match(/marker-end/g)).toHaveLength(2);
});

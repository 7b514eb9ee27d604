import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { draw } from './draw.ts';
import { importsBackUp, readImports } from './folders.ts';
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

it('has no import that runs back up in any folder of the site and of the libraries', () => {
  const imports = readImports(root);
  const read = new Set(imports.map(({ from }) => from.split('/', 2).join('/')));
  const libraries = readProjects(root).filter(({ kind, name }) => kind === 'lib' && name !== 'process');
  expect([...read]).toEqual(
    expect.arrayContaining(['apps/site', ...libraries.map(({ name }) => `libs/${name}`)]),
  );
  expect(importsBackUp(imports)).toEqual([]);
});

it('finds an import that runs back up, also through others and with types', () => {
  const down = [
    { from: 'app/page.ts', to: 'app/frame/header.ts' },
    { from: 'app/frame/header.ts', to: 'app/frame/menu/menu.ts' },
    { from: 'app/frame/header.ts', to: 'app/search/find.ts' },
    { from: 'app/search/find.ts', to: 'app/api.ts' },
  ];
  expect(importsBackUp(down)).toEqual([]);
  const up = { from: 'app/api.ts', to: 'app/frame/texts.ts' };
  expect(importsBackUp([...down, up])).toEqual([down[2], down[3], up]);
  const inside = { from: 'app/frame/menu/menu.ts', to: 'app/frame/header.ts' };
  expect(importsBackUp([...down, inside])).toEqual([down[1], inside]);
});

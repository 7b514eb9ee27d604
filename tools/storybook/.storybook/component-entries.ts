import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:component-entries';

/** `virtual:component-entries`: the entry of our libraries from which each component is imported. */
export function componentEntries(root: string): Plugin {
  return {
    name: 'jalon-component-entries',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) =>
      loaded === `\0${id}`
        ? `export const entryOfComponent = ${JSON.stringify(readEntries(root))};`
        : undefined,
  };
}

type Exports = Record<string, string | Record<string, string>>;

/** Component → `@jalon/ui/button`, from the `exports` of each library and what their index files name. */
export function readEntries(root: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const library of readdirSync(join(root, 'libs'))) {
    const { exports = {} } = JSON.parse(
      readFileSync(join(root, 'libs', library, 'package.json'), 'utf8'),
    ) as {
      exports?: Exports;
    };
    for (const [entry, target] of Object.entries(exports)) {
      const source = typeof target === 'string' ? undefined : target['@jalon/source'];
      if (!source?.match(/\.tsx?$/)) continue;
      // One entry of a pattern for each file: an icon.
      for (const file of globSync(source, { cwd: join(root, 'libs', library) })) {
        const path = entry.slice(1).replace('*', basename(file, extname(file)));
        const text = readFileSync(join(root, 'libs', library, file), 'utf8');
        for (const [, list, one] of text.matchAll(/export (?:\{([^}]*)\}|(?:function|const) (\w+))/g)) {
          for (const name of (list ?? one ?? '').split(',').map((part) => part.trim())) {
            if (/^[A-Z]\w*$/.test(name)) found[name] ??= `@jalon/${library}${path}`;
          }
        }
      }
    }
  }
  return found;
}

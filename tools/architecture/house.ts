import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One project of the house as its own files tell it. */
export interface Project {
  /** Without the scope: `ui`, `site`. */
  readonly name: string;
  readonly kind: 'app' | 'lib';
  /** Published entries, without the package's name; `.` for its root. */
  readonly entries: readonly string[];
  /** Projects that its code imports, tests and stories aside. */
  readonly imports: readonly string[];
}

interface Manifest {
  name: string;
  exports?: Record<string, unknown>;
}

const specifier = /\bfrom '@jalon\/([a-z0-9-]+)/g;

/** Reads every application and library below a folder. */
export function readHouse(root: string): Project[] {
  return globSync('{apps,libs}/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => {
      const manifest = JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Manifest;
      const name = manifest.name.replace('@jalon/', '');
      const sources = globSync(`${dirname(file)}/{src,app,server}/**/*.{ts,tsx}`, { cwd: root }).filter(
        (source) => !/\.(test|stories|e2e)\.|\/testing\//.test(source),
      );
      const imports = new Set(
        sources.flatMap((source) =>
          [...readFileSync(`${root}/${source}`, 'utf8').matchAll(specifier)].map((match) => match[1] ?? ''),
        ),
      );
      imports.delete(name);
      return {
        name,
        kind: file.startsWith('apps/') ? 'app' : 'lib',
        entries: Object.keys(manifest.exports ?? {}).filter((entry) => !/\.(css|json|woff2)$|\*/.test(entry)),
        imports: [...imports].toSorted(),
      };
    });
}

/** Floors from the bottom up: each project is on the lowest floor above its imports. Throws on a circular import. */
export function floors(house: readonly Project[]): Project[][] {
  const heights = new Map<string, number>();
  const height = (project: Project, above: readonly string[] = []): number => {
    if (above.includes(project.name)) throw new Error(`A circle: ${[...above, project.name].join(' → ')}`);
    const known = heights.get(project.name);
    if (known !== undefined) return known;
    const below = house.filter(({ name }) => project.imports.includes(name));
    const own = Math.max(-1, ...below.map((one) => height(one, [...above, project.name]))) + 1;
    heights.set(project.name, own);
    return own;
  };
  for (const project of house) height(project);
  const floor = (name: string) => heights.get(name) ?? 0;
  const result: Project[][] = [];
  for (const project of house) {
    const importers = house.filter(({ imports }) => imports.includes(project.name));
    // Right below the lowest that needs it, so that lines are short.
    const row =
      importers.length > 0 ? Math.min(...importers.map(({ name }) => floor(name))) - 1 : floor(project.name);
    result[row] = [...(result[row] ?? []), project];
  }
  return result;
}

import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** An application or library, read from its own files. */
export interface Project {
  /** Without the scope: `ui`, `site`. */
  readonly name: string;
  readonly kind: 'app' | 'lib';
  /** Published entries, without the package's name; `.` for its root. */
  readonly entries: readonly string[];
  /** Projects that its code imports, except in tests and stories. */
  readonly imports: readonly string[];
}

interface Manifest {
  name: string;
  exports?: Record<string, unknown>;
}

const specifier = /\bfrom '@jalon\/([a-z0-9-]+)/g;

/** Reads every application and library below a folder. */
export function readProjects(root: string): Project[] {
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

/** Layers from the bottom up: each project is above its imports, right below the lowest project that imports it. */
export function layers(projects: readonly Project[]): Project[][] {
  const heights = new Map<string, number>();
  const height = (project: Project, above: readonly string[] = []): number => {
    if (above.includes(project.name))
      throw new Error(`A circular import: ${[...above, project.name].join(' → ')}`);
    const known = heights.get(project.name);
    if (known !== undefined) return known;
    const below = projects.filter(({ name }) => project.imports.includes(name));
    const own = Math.max(-1, ...below.map((one) => height(one, [...above, project.name]))) + 1;
    heights.set(project.name, own);
    return own;
  };
  for (const project of projects) height(project);
  const layer = (name: string) => heights.get(name) ?? 0;
  const result: Project[][] = [];
  for (const project of projects) {
    const importers = projects.filter(({ imports }) => imports.includes(project.name));
    // Right below its lowest importer, which keeps the lines short.
    const row =
      importers.length > 0 ? Math.min(...importers.map(({ name }) => layer(name))) - 1 : layer(project.name);
    result[row] = [...(result[row] ?? []), project];
  }
  return result;
}

import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import ts from 'typescript';

/** A file that imports another one, both as paths from the same root. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

/** The relative imports of the site and of the libraries, types included; not those of tests and stories. */
export function readImports(root: string): FileImport[] {
  const files = globSync('{apps/site/{app,server},libs/*/src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.|\/testing\//.test(file),
  );
  const known = new Set(files);
  return files.flatMap((from) =>
    ts
      .preProcessFile(readFileSync(join(root, from), 'utf8'))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => ({ from, to: normalize(join(from, '..', fileName)) }))
      .filter(({ to }) => known.has(to)),
  );
}

/**
 * The imports that run back up. In each folder, its files and its folders stand in layers, each above all that it imports:
 * an import has no way back when what it leads to does not lead back, also through others.
 */
export function importsBackUp(imports: readonly FileImport[]): FileImport[] {
  const folders = Map.groupBy(imports.map(placed), ({ folder }) => folder);
  return [...folders.values()].flatMap((inFolder) => {
    const below = new Map<string, Set<string>>();
    for (const { upper, lower } of inFolder) below.set(upper, (below.get(upper) ?? new Set()).add(lower));
    return inFolder
      .filter(({ upper, lower }) => upper !== lower && leads(below, lower, upper))
      .map(({ from, to }) => ({ from, to }));
  });
}

/** An import with the folder that both files are in, and with what they are, or are in, there. */
function placed({ from, to }: FileImport) {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, index) => name !== other[index]);
  const folder = one.slice(0, depth).join('/');
  return { from, to, folder, upper: one[depth] ?? '', lower: other[depth] ?? '' };
}

/** Whether one part of a folder imports another, also through others. */
function leads(below: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const name of seen) {
    if (name === to) return true;
    for (const next of below.get(name) ?? []) seen.add(next);
  }
  return false;
}

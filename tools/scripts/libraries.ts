import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The workspace's root. */
export const workspace = resolve(import.meta.dirname, '../..');

/** The published libraries, each after those that it imports. */
export const libraries = [
  'i18n',
  'api-client',
  'host',
  'club',
  'ui',
  'content',
  'consent',
  'forms',
  'membership',
  'checkout',
] as const;

export type ExportTarget = string | Record<string, string>;

/** A target of `imports`: a file for each of its conditions, which may be nested. */
export interface Conditions {
  readonly [condition: string]: string | Conditions;
}

/** The parts of a library's package.json that we read. */
export interface Manifest {
  [field: string]: unknown;
  name: string;
  version: string;
  exports: Record<string, ExportTarget>;
  imports?: Conditions;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A library's package.json in the repository. */
export function readManifest(library: string): Manifest {
  return JSON.parse(readFileSync(`${workspace}/libs/${library}/package.json`, 'utf8')) as Manifest;
}

/**
 * The exports of a library as they are published: without the condition for the source, and without
 * the entries that have only that condition, which are for this repository's tests.
 */
export function publishedExports(manifest: Manifest): Record<string, ExportTarget> {
  return Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([entry, target]): [string, ExportTarget][] => {
      if (typeof target === 'string') return [[entry, target]];
      const { '@jalon/source': _source, ...published } = target;
      return Object.keys(published).length > 0 ? [[entry, published]] : [];
    }),
  );
}

/** The `imports` of a library as they are published: without the condition for the source. */
export function publishedImports(imports: Conditions): Conditions {
  return Object.fromEntries(
    Object.entries(imports).flatMap(([condition, target]) => {
      if (condition === '@jalon/source') return [];
      return [[condition, typeof target === 'string' ? target : publishedImports(target)]];
    }),
  );
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { reactFreeEntries } from './plugin.js';

const workspace = resolve(import.meta.dirname, '../..');
const react = /^(react|react-dom|react-router|styled-components)(\/|$)/;

/** The packages that an entry imports, directly or through our own files. */
async function packagesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: workspace,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    outdir: 'out',
    conditions: ['@jalon/source'],
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@jalon/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return [...new Set(imports.filter(({ external }) => external).map(({ path }) => path))].sort();
}

interface Manifest {
  exports: Record<string, { '@jalon/source'?: string }>;
}

/** The source files of a library's entries of these names. */
function entries(library: string, isReactFree: (entry: string) => boolean): string[] {
  const { exports } = JSON.parse(
    readFileSync(`${workspace}/libs/${library}/package.json`, 'utf8'),
  ) as Manifest;
  return Object.entries(exports)
    .filter(([entry]) => isReactFree(entry.replace(/^\./, `@jalon/${library}`)))
    .flatMap(([, { '@jalon/source': source }]) =>
      /\.ts$/.test(source ?? '') ? [`libs/${library}/${source?.slice(2)}`] : [],
    );
}

const reactFree = [
  ...entries('api-client', () => true),
  ...entries('host', (entry) => entry !== '@jalon/host/react-router'),
  ...['checkout', 'club', 'i18n', 'forms', 'membership'].flatMap((library) =>
    entries(library, (entry) => reactFreeEntries.has(entry)),
  ),
  'apps/api/src/main.ts',
  'apps/gateway/src/main.ts',
];

describe('a React-free entry', () => {
  it('is looked for where the API and the servers import from', () => {
    expect(reactFree).toEqual(
      expect.arrayContaining([
        'libs/club/src/index.ts',
        'libs/i18n/src/index.ts',
        'libs/api-client/src/contract/index.ts',
        'libs/forms/src/schemas/index.ts',
        'libs/forms/src/server/index.ts',
        'apps/api/src/main.ts',
      ]),
    );
  });

  it.each(reactFree)('%s brings no React in, also through our own files', async (entry) => {
    expect((await packagesOf(entry)).filter((name) => react.test(name))).toEqual([]);
  });

  it('would be caught with React in it', async () => {
    expect(await packagesOf('libs/forms/src/forms/battery-test/index.ts')).toContain('react');
  });
});

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import dts from 'vite-plugin-dts';

/** The export condition under which workspace packages resolve to their TypeScript source. */
export const sourceCondition = '@jalon/source';

/**
 * styled-components' compile step: component ids come from the file's content and place, so that the
 * server and the browser agree on them whatever order the modules are evaluated in.
 */
export const styledComponents = (namespace: string): NonNullable<UserConfig['oxc']> => ({
  plugins: {
    styledComponents: {
      namespace,
      ssr: true,
      displayName: false,
      fileName: false,
      minify: true,
      transpileTemplateLiterals: false,
    },
  },
});

/** Component ids by a file's place in its library: oxc hashes the whole path, so that each folder built another package. */
const idsByPlace = (root: string): Plugin => ({
  name: 'jalon:ids-by-place',
  transform: {
    order: 'post',
    handler(code, id) {
      const hash = createHash('sha256').update(relative(root, id)).digest().readUInt32BE();
      const place = hash.toString(36).slice(-4);
      return code.replaceAll(/(\bcomponentId:\s*"[\w-]+__sc-)\w+(-\d+")/g, `$1${place}$2`);
    },
  },
});

interface PackageManifest {
  name: string;
  exports: Record<string, string | Record<string, string>>;
}

/**
 * The Vite configuration of a library: ESM with preserved modules, types, and one entry for each
 * source that `exports` names, or that its patterns match.
 */
export function library(root: string): UserConfig {
  const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as PackageManifest;
  const entry = Object.values(manifest.exports)
    .map((target) => (typeof target === 'string' || !target.default ? undefined : target[sourceCondition]))
    .filter((source): source is string => /\.tsx?$/.test(source ?? ''))
    .flatMap((source) => (source.includes('*') ? globSync(source, { cwd: root }) : source))
    .map((source) => `${root}/${source}`);
  return {
    root,
    resolve: { conditions: [sourceCondition] },
    oxc: styledComponents(manifest.name.replace('@', '').replace('/', '-')),
    plugins: [
      react(),
      idsByPlace(root),
      dts({
        tsconfigPath: `${root}/tsconfig.json`,
        entryRoot: `${root}/src`,
        include: [`${root}/src`],
        exclude: ['**/*.test.*', '**/*.stories.*', '**/{contract-suite,stories,testing}/**'],
        // Declarations name the published files, as the modules do.
        beforeWriteFile: (filePath, content) => ({
          filePath,
          content: content.replace(/(from '|import\(')(\.[^']+)\.tsx?'/g, "$1$2.js'"),
        }),
      }),
    ],
    build: {
      outDir: `${root}/dist`,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      sourcemap: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: (id) => !/^[./]|^\0/.test(id),
        output: { preserveModules: true, preserveModulesRoot: `${root}/src`, entryFileNames: '[name].js' },
      },
    },
  };
}

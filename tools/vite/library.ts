import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import type { Conditions } from '../scripts/libraries.ts';

/** The export condition under which workspace packages resolve to their TypeScript source. */
export const sourceCondition = '@jalon/source';

/**
 * styled-components' compile step: component ids are derived from the file's content and path, so that server and
 * browser use the same ids, in any order of evaluation.
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

/**
 * Derives component ids from a file's path in its library: oxc hashes the absolute path, and has no option for another
 * base. The build fails where oxc writes an id in another way.
 */
const idsByPlace = (root: string): Plugin => ({
  name: 'jalon:ids-by-place',
  transform: {
    order: 'post',
    handler(code, id) {
      const hash = createHash('sha256').update(relative(root, id)).digest().readUInt32BE();
      const place = hash.toString(36).slice(-4);
      let replaced = 0;
      const written = code.replaceAll(/(\bcomponentId:\s*"[\w-]+__sc-)\w+(-\d+")/g, (_id, start, end) => {
        replaced += 1;
        return `${start}${place}${end}`;
      });
      if (replaced !== code.split(/\bcomponentId\b/).length - 1)
        this.error(`A component id of ${id} is not replaced.`);
      return written;
    },
  },
});

const compiler = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url));
const unpublished =
  /\.(test|stories)\.|^(contract-suite|stories|testing)\/|\/(contract-suite|stories|testing)\//;

/** Writes a library's declarations with the native compiler while Vite bundles. The target `typecheck` checks types. */
function declarations(root: string): Plugin {
  let compiled: Promise<string>;
  return {
    name: 'jalon:declarations',
    apply: 'build',
    buildStart() {
      compiled = compileDeclarations(root);
      // The caller reports errors when it awaits the result.
      compiled.catch(() => undefined);
    },
    async closeBundle() {
      const folder = await compiled;
      const from = join(folder, relative(parse(root).root, root), 'src');
      const published = globSync('**/*.d.ts', { cwd: from }).filter((file) => !unpublished.test(file));
      await Promise.all(
        published.map(async (file) => {
          const content = await readFile(join(from, file), 'utf8');
          const target = join(root, 'dist', file);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, importsPublished(content, file));
        }),
      );
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Declarations import the published files, like the modules: `rewriteRelativeImportExtensions` of TypeScript leaves them as
 * they are. Fails where the compiler writes an import in another way.
 */
function importsPublished(content: string, file: string): string {
  const written = content.replace(/((?:from |import\()['"]\.[^'"]+)\.tsx?(?=['"])/g, '$1.js');
  const [left] = /['"]\.{1,2}\/[^'"\n]*\.tsx?['"]/.exec(written) ?? [];
  if (left) throw new Error(`The import of ${left} in ${file} is not replaced.`);
  return written;
}

/** Compiles into a new folder, in which each file has its full path. */
async function compileDeclarations(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-declarations-'));
  const only = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--noCheck'];
  const folders = ['--rootDir', parse(root).root, '--outDir', folder];
  const command = [compiler, '-p', `${root}/tsconfig.json`, ...only, ...folders];
  await promisify(execFile)(process.execPath, command).catch((error: { stdout: string }) => {
    throw new Error(`The declarations were not compiled.\n${error.stdout}`);
  });
  return folder;
}

interface PackageManifest {
  name: string;
  imports?: Record<string, Conditions>;
  exports: Record<string, string | Record<string, string>>;
}

/** The sources that a target of `imports` leads to, one for each of its conditions. */
function sourcesOf(target: Conditions): string[] {
  return Object.entries(target).flatMap(([condition, value]) => {
    if (typeof value !== 'string') return sourcesOf(value);
    return condition === sourceCondition ? value : [];
  });
}

/**
 * The Vite configuration of a library: ESM with preserved modules, types, and one entry for each
 * source that `exports` and `imports` contain, or that a pattern of `exports` matches.
 */
export function library(root: string): UserConfig {
  const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as PackageManifest;
  const exported = Object.values(manifest.exports)
    .map((target) => (typeof target === 'string' || !target.default ? undefined : target[sourceCondition]))
    .filter((source): source is string => /\.tsx?$/.test(source ?? ''))
    .flatMap((source) => (source.includes('*') ? globSync(source, { cwd: root }) : source));
  const imported = Object.values(manifest.imports ?? {}).flatMap(sourcesOf);
  const entry = [...exported, ...imported].map((source) => `${root}/${source}`);
  return {
    root,
    resolve: { conditions: [sourceCondition] },
    oxc: styledComponents(manifest.name.replace('@', '').replace('/', '-')),
    plugins: [react(), idsByPlace(root), declarations(root)],
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

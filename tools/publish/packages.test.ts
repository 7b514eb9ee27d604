import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type BuildOptions, build as bundle } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { libraries, type Manifest, publishedExports, readManifest, workspace } from '../scripts/libraries.ts';
import { library, sourceCondition } from '../vite/library.ts';

const packages = `${workspace}/dist/packages`;
const temporary = mkdtempSync(`${tmpdir()}/jalon-publish-`);
afterAll(() => rmSync(temporary, { recursive: true }));

describe.each(libraries)('the package of %s', (library) => {
  const folder = `${packages}/@jalon/${library}`;
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  const tarball = `${packages}/jalon-${library}-${manifest.version}.tgz`;
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

  it('is what publint expects, warnings included', async () => {
    const content = readFileSync(tarball);
    const { messages, pkg } = await publint({
      strict: true,
      pack: { tarball: content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength) },
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('gives types to every entry, as TypeScript resolves ESM', () => {
    const assets = Object.keys(manifest.exports).filter((entry) => /\.\w+$/.test(entry));
    const exclude =
      assets.length > 0 ? ['--exclude-entrypoints', ...assets.map((entry) => entry.slice(2))] : [];
    const attw = [
      `${workspace}/node_modules/@arethetypeswrong/cli/dist/index.js`,
      tarball,
      '--profile',
      'esm-only',
      '--no-color',
    ];
    let output = '';
    try {
      execFileSync(process.execPath, [...attw, ...exclude], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      output = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    }
    expect(output).toBe('');
  });

  it('contains the build and the users’ documentation, and no other file of this repository', () => {
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']));
    expect(
      files.filter((file) =>
        /\.(test|stories)\.|(^|\/)(src|contract-suite|testing|test-output)\//.test(file),
      ),
    ).toEqual([]);
    expect(JSON.stringify(manifest)).not.toContain('@jalon/source');
    expect(manifest).not.toHaveProperty('nx');
    expect(manifest.license).toBe('MIT');
  });

  it('names a built file in every import of its own', () => {
    const sources = files.filter((file) => /\.(js|d\.ts)$/.test(file));
    const toSource = sources.filter((file) => /(from|import)\s*\(?["']\.[^"']*\.tsx?["']/.test(read(file)));
    expect(toSource).toEqual([]);
  });

  it('depends on no package that none of its files imports', () => {
    const text = files
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .map(read)
      .join('\n');
    const names = Object.keys(manifest.dependencies ?? {});
    expect(names.filter((name) => !text.includes(`'${name}`) && !text.includes(`"${name}`))).toEqual([]);
  });

  it('marks every module that uses a hook or an event for hosts with server components', () => {
    // Without useId, useMemo and useCallback, which also work in server components.
    const hook =
      /\buse(State|Effect|LayoutEffect|Ref|Reducer|Context|SyncExternalStore|ActionState|Transition)?\(/;
    const unmarked = scripts.filter((file) => {
      const text = read(file);
      return /from\s*["']react["']/.test(text) && hook.test(text) && !/^["']use client["']/.test(text);
    });
    expect(unmarked).toEqual([]);
  });

  it('gives its styled parts ids that do not depend on the order of evaluation', () => {
    const styled = scripts.filter((file) => /from\s*["']styled-components["']/.test(read(file)));
    const unnamed = styled.filter(
      (file) => /\bstyled[.(]/.test(read(file)) && !/componentId:\s*["']jalon-/.test(read(file)),
    );
    expect(unnamed).toEqual([]);
    const places = styled.map((file) => /componentId:\s*"[\w-]+__sc-(\w+)-0"/.exec(read(file))?.[1] ?? file);
    expect(new Set(places).size).toBe(places.length);
  });
});

/** What a host's page with this code consists of, React left out. */
async function bundleOf(contents: string, { external = [], splitting = false }: BuildOptions = {}) {
  const { metafile } = await bundle({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    splitting,
    write: false,
    minify: true,
    format: 'esm',
    outdir: 'out',
    external: ['react', 'react-dom', ...external],
    metafile: true,
    logLevel: 'error',
  });
  return metafile;
}

it('gives a form of the kit the fields that it uses, and no others', async () => {
  const metafile = await bundleOf(
    "export { FormFrame, TextField } from '@jalon/forms/kit'; export { name } from '@jalon/forms/kit/rules';",
  );
  const bytes = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const bundled = bytes.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
  expect(bundled).toContainEqual(expect.stringContaining('kit/fields/text-field'));
  const unused =
    /municipalities|combobox|phone|postal|masked|textarea|radio|checkbox|select-field|forms\/dist\/forms\//;
  expect(bundled.filter((file) => unused.test(file))).toEqual([]);
});

it('compiles with the configuration of `tsc --init`, style sheets included', () => {
  const folder = `${import.meta.dirname}/test-output/init`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "type": "module" }');
  const sheets = ['tokens', 'fonts', 'base'].map((name) => `import '@jalon/ui/${name}.css';\n`).join('');
  writeFileSync(
    `${folder}/page.tsx`,
    `import { BatteryTestForm } from '@jalon/forms/battery-test';\n${sheets}export const Page = () => <BatteryTestForm />;\n`,
  );
  const compiler = `${workspace}/node_modules/typescript-7/bin/tsc`;
  execFileSync(process.execPath, [compiler, '--init'], { cwd: folder });
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--noEmit'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

it.each(['price-list', 'advisory'])(
  'loads the field of files after the form %s, where a club asks for photographs',
  async (form) => {
    const name = form === 'advisory' ? 'AdvisoryForm' : 'PriceListForm';
    const metafile = await bundleOf(`export { ${name} } from '@jalon/forms/${form}';`, { splitting: true });
    const outputs = Object.values(metafile.outputs);
    const filesOf = (atOnce: boolean) =>
      outputs
        .filter(({ entryPoint }) => (entryPoint === '<stdin>') === atOnce)
        .flatMap(({ inputs }) => Object.keys(inputs))
        .filter((file) => /file-(field|input)/.test(file));
    expect(filesOf(true)).toEqual([]);
    expect(filesOf(false)).toContainEqual(expect.stringContaining('kit/fields/file-field'));
  },
);

const stripe = '@stripe/stripe-js';

it('installs no form library and no payment code with the memberships, and with the checkouts none of Stripe', () => {
  const needs = (name: string): string[] =>
    Object.keys(readManifest(name).dependencies ?? {}).flatMap((dependency) => {
      const own = dependency.replace('@jalon/', '');
      return own === dependency ? dependency : needs(own);
    });
  for (const name of ['react-hook-form', '@hookform/resolvers', 'zustand']) {
    expect(needs('membership')).not.toContain(name);
    expect(needs('checkout')).toContain(name);
  }
  for (const name of libraries) expect(needs(name)).not.toContain(stripe);
  const { peerDependencies, peerDependenciesMeta } = readManifest('checkout');
  expect(peerDependencies).toHaveProperty([stripe]);
  expect(peerDependenciesMeta).toHaveProperty([stripe], { optional: true });
});

it('imports Stripe in the entry of the checkouts that is for it, and in no other', async () => {
  const entries = Object.keys(publishedExports(readManifest('checkout'))).map((entry) => entry.slice(1));
  const needing = await Promise.all(
    entries.map(async (entry) => {
      const metafile = await bundleOf(`export * from '@jalon/checkout${entry}';`, {
        external: ['@stripe/*', 'node:*'],
      });
      const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
      return imports.some(({ path }) => path.startsWith(stripe)) ? [entry] : [];
    }),
  );
  expect(needing.flat()).toEqual(['/stripe']);
});

it('is the same in whichever folder it is built', async () => {
  const built = await Promise.all(['one', 'another'].map((folder) => builtIn(`${temporary}/${folder}`)));
  expect(built[0]).toMatch(/componentId:/);
  expect(built[1]).toBe(built[0]);
});

/** The code of a library with one styled part. */
async function builtIn(root: string): Promise<string> {
  const write = (file: string, content: string) => {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    writeFileSync(`${root}/${file}`, content);
  };
  const exports = { '.': { [sourceCondition]: './src/index.ts', default: './dist/index.js' } };
  write('package.json', JSON.stringify({ name: '@jalon/ui', exports }));
  write('tsconfig.json', '{}');
  write(
    'src/index.ts',
    "import { styled } from 'styled-components';\nexport const Part = styled.p`margin: 0;`;\n",
  );
  await build({ ...library(root), configFile: false, logLevel: 'silent' });
  // Comments contain each module's path, relative to the folder of the command.
  return readFileSync(`${root}/dist/index.js`, 'utf8').replaceAll(/^\/\/ .*$/gm, '');
}

import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, extname, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build } from 'vite';
import { libraries, publishedExports, readManifest, workspace } from '../scripts/libraries.ts';

/** One published entry: its import and its files. */
export interface Entry {
  name: string;
  kind: 'script' | 'asset';
  /** Peers that every host has already: never counted. */
  external: string[];
  /** The built files: several for a pattern. */
  files: string[];
}

/** Sizes of an entry, in bytes after minifying and gzip 9, React left out. */
export interface Size {
  name: string;
  /** Our own code with its bundled dependencies, without peer dependencies. */
  own: number;
  /** All code that a host's page loads, styled-components included. */
  esbuild: number;
  /** Undefined for an entry that was not measured with Vite; see {@link measure}. */
  vite: number | undefined;
}

const react = ['react', 'react-dom'];

/** Peers that one entry needs, and not every host has. */
const countedPeers = ['styled-components', '@stripe/stripe-js'];

const nodeModules = builtinModules.map((module) => `node:${module}`);

/** Entries that run in Node.js only. */
const forServers =
  /^@jalon\/(?:content\/(?:server|pictures|strapi|fake-strapi)|(?:forms|checkout|membership)\/(?:[\w-]+\/)?server)$/;

/** One primitive of each kind with a behaviour, as imported by a page that uses all of them. Menus are in `Header`. */
const primitives = `
export { DisclosureList } from '@jalon/ui/accordion';
export { Checkbox } from '@jalon/ui/checkbox';
export { Combobox } from '@jalon/ui/combobox';
export { Dialog, opensDialog, closesDialog } from '@jalon/ui/dialog';
export { HoverCard } from '@jalon/ui/hover-card';
export { Radio, RadioGroup } from '@jalon/ui/radio-group';
export { Select } from '@jalon/ui/select';
export { Tooltip } from '@jalon/ui/tooltip';
export { useMenus } from '${workspace}/libs/ui/dist/navigation/header/use-menus.js';
export { Drawer, Item, Panel } from '${workspace}/libs/ui/dist/navigation/header/header.styles.js';
`;
const resolveDir = `${workspace}/tools/size`;
const settings = {
  bundle: true,
  write: false,
  // Not written: it gives the style sheets that a script imports a file of their own.
  outdir: 'out',
  minify: true,
  format: 'esm',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'error',
} as const;
const gzip = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

/** Every published entry of every library. */
export function entries(): Entry[] {
  return libraries.flatMap((library) => {
    const manifest = readManifest(library);
    const peers = Object.keys(manifest.peerDependencies ?? {}).filter((peer) => !countedPeers.includes(peer));
    return Object.entries(publishedExports(manifest)).map(([entry, target]): Entry => {
      const file = typeof target === 'string' ? target : (target.default ?? '');
      const files = globSync(`${workspace}/libs/${library}/${file}`);
      if (files.length === 0)
        throw new Error(`${manifest.name}${entry.slice(1)} leads to no built file: ${file}.`);
      const kind = /\.m?js$/.test(file) ? 'script' : 'asset';
      const name = manifest.name + entry.slice(1);
      return {
        name,
        kind,
        external: [...new Set([...react, ...peers, ...(forServers.test(name) ? nodeModules : [])])],
        files,
      };
    });
  });
}

/**
 * Measures an entry from its built files, as the two bundlers that most hosts use would ship it. Without `all`, Vite
 * bundles only entries that load parts of themselves later: only of these is its bundle larger by more than a few bytes.
 */
export async function measure({ name, kind, external, files }: Entry, all: boolean): Promise<Size> {
  if (kind === 'asset') {
    const size = Math.max(...(await Promise.all(files.map(assetSize))));
    return { name, own: size, esbuild: size, vite: size };
  }
  const imported = name.replace('*', fillOf(name, files));
  const everything = `export * from '${imported}';`;
  const own = await buildWithEsbuild(everything, [...external, 'styled-components']);
  const imports = Object.values(own.metafile.inputs).flatMap((input) => input.imports);
  const isStyled = imports.some(({ path, external }) => external && path.startsWith('styled-components'));
  const isSplit = imports.some(({ kind, external }) => kind === 'dynamic-import' && !external);
  return {
    name,
    own: sizeOf(own),
    esbuild: isStyled ? await bundleWithEsbuild(everything, external) : sizeOf(own),
    vite: all || isSplit ? await bundleWithVite(imported, external) : undefined,
  };
}

/** All primitives in one page, without styled-components: shared code counts once. */
export async function measurePrimitives(): Promise<Size> {
  const own = await bundleWithEsbuild(primitives, [...react, 'styled-components']);
  return { name: 'the nine interactive primitives of @jalon/ui', own, esbuild: own, vite: own };
}

/** The parts of the design system that the comparator is made of. */
const comparatorParts = [
  'button',
  'checkbox',
  'field',
  'icons/check',
  'icons/minus',
  'price',
  'select',
  'tooltip',
  'visually-hidden',
].map((entry) => `export * from '@jalon/ui/${entry}';`);

/** Added by the comparator to a page that already loads its parts of the design system. */
export async function measureComparator(): Promise<Size> {
  const bundled = (lines: readonly string[]) =>
    bundleWithEsbuild(lines.join('\n'), [...react, 'styled-components']);
  const own =
    (await bundled([...comparatorParts, `export * from '@jalon/membership/comparator';`])) -
    (await bundled(comparatorParts));
  return { name: '@jalon/membership/comparator beyond @jalon/ui', own, esbuild: own, vite: own };
}

/** The size that a form adds to a page with other forms, in bytes of its initial script; see {@link measureForms}. */
export interface FurtherForm {
  name: string;
  alone: number;
  /** Next to the form with which it shares the most code. */
  besideNearest: number;
  nearest: string;
  /** Next to all the others: its own code only. */
  besideAll: number;
}

/** The heaviest page with this number of forms, in bytes of its initial script. */
export interface PageOfForms {
  heaviest: readonly string[];
  script: number;
}

/**
 * The size that each form adds to other forms on the page, and the heaviest page for each number of forms: of every page
 * of one, two, all, and all but one; between them, of those that are the next larger one without one of its forms. Code
 * that is loaded later is not counted.
 */
export async function measureForms(): Promise<{ further: FurtherForm[]; pages: PageOfForms[] }> {
  const published = publishedExports(readManifest('forms'));
  const forms = globSync(`${workspace}/libs/forms/dist/forms/*/*-form.js`)
    .map((file) => basename(file, '-form.js'))
    .filter((name) => `./${name}` in published)
    .map((name) => `@jalon/forms/${name}`)
    .toSorted();
  const measured = new Map<string, Promise<PageOfForms>>();
  const measurePage = async (heaviest: readonly string[]) => ({
    heaviest,
    script: await scriptAtOnce(everythingOf(heaviest)),
  });
  const together = async (names: readonly string[]) => {
    const sorted = names.toSorted();
    const key = sorted.join();
    const page = measured.get(key) ?? measurePage(sorted);
    measured.set(key, page);
    return (await page).script;
  };
  const all = await together(forms);
  const further = await Promise.all(
    forms.map(async (name) => {
      const others = forms.filter((other) => other !== name);
      const added = await Promise.all(
        others.map(async (nearest) => ({
          nearest,
          besideNearest: (await together([name, nearest])) - (await together([nearest])),
        })),
      );
      const [least = { nearest: '', besideNearest: 0 }] = added.toSorted(
        (a, b) => a.besideNearest - b.besideNearest,
      );
      return { name, alone: await together([name]), ...least, besideAll: all - (await together(others)) };
    }),
  );
  const pages: PageOfForms[] = [];
  for (let count = forms.length; count > 0; count -= 1) {
    const larger = pages[0]?.heaviest ?? [];
    await Promise.all(larger.map((name) => together(larger.filter((other) => other !== name))));
    const ofSoMany = (await Promise.all(measured.values())).filter(
      ({ heaviest }) => heaviest.length === count,
    );
    pages.unshift(ofSoMany.reduce((heaviest, page) => (page.script > heaviest.script ? page : heaviest)));
  }
  return { further, pages };
}

/** A part of a form's script. */
export interface Part {
  name: string;
  /** The bytes saved by leaving out this part, in addition to those before it. */
  bytes: number;
}

/** The forms' imports from other packages, in the order in which they are left out. */
const imported = {
  'styled-components': ['styled-components'],
  'react-hook-form': ['react-hook-form'],
  '@hookform/resolvers': ['@hookform/resolvers/zod'],
  'zod/mini': ['zod/mini'],
  'design system': ['@jalon/ui/*'],
  'texts and calls (i18n, api-client)': ['@jalon/i18n', '@jalon/i18n/*', '@jalon/api-client'],
};

/** A form’s script, part by part; and the modules of the forms’ own part by folder, minified but not compressed. */
export async function measureParts(form: string): Promise<{ parts: Part[]; folders: Part[] }> {
  const everything = `export * from '${form}';`;
  const external = [...react];
  const parts: Part[] = [];
  let left = await bundleWithEsbuild(everything, external);
  for (const [name, names] of Object.entries(imported)) {
    external.push(...names);
    const without = await bundleWithEsbuild(everything, external);
    parts.push({ name, bytes: left - without });
    left = without;
  }
  return { parts: [...parts, { name: 'forms and kit', bytes: left }], folders: await foldersOf(form) };
}

async function foldersOf(form: string): Promise<Part[]> {
  const { metafile } = await esbuild.build({
    ...settings,
    stdin: { contents: `export * from '${form}';`, resolveDir },
    metafile: true,
    external: react,
  });
  const folders = new Map<string, number>();
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const [, folder] = /libs\/forms\/dist\/(kit\/[^/.]+|[^/]+\/[^/]+)/.exec(path) ?? [];
      if (folder) folders.set(folder, (folders.get(folder) ?? 0) + bytesInOutput);
    }
  }
  return [...folders].map(([name, bytes]) => ({ name, bytes })).toSorted((a, b) => b.bytes - a.bytes);
}

/** The components of the checkouts’ steps. */
const steps = [
  'RegistrationStep',
  'GiftStep',
  'AdditionalMembersStep',
  'AddressStep',
  'ModifyStep',
  'ChangedMembersStep',
  'PaymentStep',
  'ReviewStep',
];

/** The code that the heaviest step adds to a page with a form; the gateway’s script is loaded later. */
export async function measureSteps(): Promise<Size> {
  const form = `export * from '@jalon/forms/battery-test';`;
  const page = (step: string) =>
    `${form} export { CheckoutStep, OrderSummary, useAnsweredParts, ${step} } from '@jalon/checkout/steps';`;
  const alone = await scriptAtOnce(form);
  const own = Math.max(...(await Promise.all(steps.map((step) => scriptAtOnce(page(step)))))) - alone;
  const name = 'the heaviest step of @jalon/checkout beyond a form';
  return { name, own, esbuild: own, vite: own };
}

const everythingOf = (names: readonly string[]) => names.map((name) => `export * from '${name}';`).join('\n');

/** All code that a page loads with these exports, without later imports. */
async function scriptAtOnce(contents: string): Promise<number> {
  const { outputFiles, metafile } = await esbuild.build({
    ...settings,
    stdin: { contents, resolveDir },
    splitting: true,
    outdir: workspace,
    metafile: true,
    external: react,
  });
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [resolve(path), output]));
  const loaded = new Set<string>();
  const load = (path: string): void => {
    const output = outputs.get(resolve(path));
    if (!output || loaded.has(resolve(path))) return;
    loaded.add(resolve(path));
    for (const { path, kind } of output.imports) if (kind === 'import-statement') load(path);
  };
  for (const [path, { entryPoint }] of outputs) if (entryPoint === '<stdin>') load(path);
  return outputFiles.reduce((sum, { path, contents }) => sum + (loaded.has(path) ? gzip(contents) : 0), 0);
}

/** Replaces the `*` of a pattern by the name of its largest module. */
function fillOf(name: string, files: readonly string[]): string {
  if (!name.includes('*')) return '';
  const [largest = ''] = files.toSorted((a, b) => gzip(readFileSync(b)) - gzip(readFileSync(a)));
  return basename(largest, extname(largest));
}

async function assetSize(file: string): Promise<number> {
  const content = readFileSync(file);
  // Already compressed.
  if (extname(file) === '.woff2') return content.length;
  if (extname(file) !== '.css') return gzip(content);
  const { code } = await esbuild.transform(content, { loader: 'css', minify: true });
  return gzip(code);
}

const buildWithEsbuild = (contents: string, external: string[]) =>
  esbuild.build({ ...settings, stdin: { contents, resolveDir }, external, metafile: true });

const sizeOf = ({ outputFiles }: Pick<esbuild.BuildResult<{ write: false }>, 'outputFiles'>) =>
  outputFiles.reduce((sum, { contents }) => sum + gzip(contents), 0);

const bundleWithEsbuild = async (contents: string, external: string[]) =>
  sizeOf(await buildWithEsbuild(contents, external));

async function bundleWithVite(name: string, external: string[]): Promise<number> {
  const entry = 'virtual:entry';
  const bundle = await build({
    root: `${workspace}/tools/size`,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${workspace}/tools/size/entry.js` : undefined),
        load: (id) => (id.endsWith('/tools/size/entry.js') ? `export * from '${name}';` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => external.some((peer) => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  if (!('output' in bundle)) throw new Error('Vite gave no bundle');
  return bundle.output.reduce((sum, part) => sum + gzip(part.type === 'chunk' ? part.code : part.source), 0);
}

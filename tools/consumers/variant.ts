import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a host has that the libraries were not built with. */
export interface Variant {
  name: string;
  /** The versions of packages, where they are installed. */
  versions?: Readonly<Record<string, string>>;
  /** Whether the React Compiler compiles the libraries. */
  isCompiled?: boolean;
}

/** The variant in which `versions.ts` tries the Vite host; undefined in `npm test`. */
export const variant = process.env.JALON_VARIANT
  ? (JSON.parse(process.env.JALON_VARIANT) as Variant)
  : undefined;

/** Makes a host the variant of itself. */
export function vary(folder: string, { versions = {}, isCompiled }: Variant): void {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    scripts: { build: string };
    dependencies: Record<string, string>;
    overrides?: Readonly<Record<string, string>>;
  };
  Object.assign(manifest.dependencies, versions);
  manifest.overrides = versions;
  if (isCompiled) {
    Object.assign(manifest.dependencies, { '@babel/core': '7', 'babel-plugin-react-compiler': '1' });
    manifest.scripts.build = manifest.scripts.build.replaceAll(
      'vite build',
      'vite build -c compiled.config.mjs',
    );
    writeFileSync(join(folder, 'compiled.config.mjs'), compiledConfig);
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The libraries are compiled for the browser only: on the server they are not a part of the bundle. */
const compiledConfig = `import { transformAsync } from '@babel/core';
import { mergeConfig } from 'vite';
import config from './vite.config.ts';

let compiled = 0;
const logger = { logEvent: (_file, { kind }) => { compiled += kind === 'CompileSuccess' ? 1 : 0; } };

const reactCompiler = {
  name: 'react-compiler',
  apply: ({ build }) => !build?.ssr,
  async transform(code, id) {
    if (!/\\/@jalon\\/.*\\.js$/.test(id)) return;
    const plugins = [['babel-plugin-react-compiler', { target: '19', logger }]];
    const { code: result, map } = await transformAsync(code, { filename: id, plugins, sourceMaps: true, configFile: false });
    return { code: result, map };
  },
  buildEnd() {
    if (compiled < 100) this.error(\`The React Compiler compiled \${compiled} functions.\`);
    console.log(\`The React Compiler compiled \${compiled} functions.\`);
  },
};

export default mergeConfig(config, { plugins: [reactCompiler] });
`;

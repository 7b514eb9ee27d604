import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a host has that the libraries were not built with. */
export interface Variant {
  name: string;
  /** The versions of packages, `node` for Node.js: `{ react: '19.2', node: '20.19' }`. */
  versions?: Readonly<Record<string, string>>;
  /** Whether the React Compiler compiles the libraries. */
  isCompiled?: boolean;
}

/** The variant in which `versions.ts` tries the Vite host; undefined in `npm test`. */
export const variant = process.env.JALON_VARIANT
  ? (JSON.parse(process.env.JALON_VARIANT) as Variant)
  : undefined;

/** The package on npm with Node.js for this machine. */
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The folder of the Node.js with which a host of the variant is built and started, unless it is that of the suite. */
export function nodeOf(folder: string): string[] {
  return variant?.versions?.node ? [join(folder, 'node_modules', nodePackage, 'bin')] : [];
}

/** Makes a host the variant of itself. */
export function vary(folder: string, { versions = {}, isCompiled }: Variant): void {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    scripts: { build: string };
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    overrides?: Readonly<Record<string, string>>;
  };
  manifest.overrides = withCompanions(versions);
  for (const [name, version] of Object.entries(manifest.overrides)) {
    manifest[name in manifest.devDependencies ? 'devDependencies' : 'dependencies'][name] = version;
  }
  if (isCompiled) {
    Object.assign(manifest.dependencies, {
      '@babel/core': '7',
      'babel-plugin-react-compiler': '1',
      // The plugin’s type declarations import these; a host with `skipLibCheck: false` checks them.
      '@types/babel__core': '7',
      '@types/babel__traverse': '7',
    });
    manifest.scripts.build = manifest.scripts.build.replaceAll(
      'vite build',
      'vite build -c compiled.config.mjs',
    );
    writeFileSync(join(folder, 'compiled.config.mjs'), compiledConfig);
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** With what has the same version, and what a version lacks. */
function withCompanions({ node, ...versions }: Readonly<Record<string, string>>): Record<string, string> {
  const { react, 'styled-components': styled } = versions;
  return {
    ...versions,
    ...(react && { 'react-dom': react, '@types/react': react, '@types/react-dom': react }),
    // The declarations of 6.4 name a package that it does not depend on; only a host with `skipLibCheck: false` notices.
    ...(styled === '6.4' && { '@types/stylis': '4' }),
    ...(node && { [nodePackage]: node }),
  };
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
    // By itself, it leaves out what is in node_modules.
    const plugins = [['babel-plugin-react-compiler', { target: '19', sources: () => true, logger }]];
    const { code: result, map } = await transformAsync(code, { filename: id, plugins, sourceMaps: true, configFile: false });
    return { code: result, map };
  },
  buildEnd() {
    if (compiled < 50) this.error(\`The React Compiler compiled \${compiled} functions.\`);
    console.log(\`The React Compiler compiled \${compiled} functions.\`);
  },
};

export default mergeConfig(config, { plugins: [reactCompiler] });
`;

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type { ServerGraph } from './react-server-graph.ts';

// React, styled-components and this library as a host’s server components see them: with the condition
// `react-server`, and a reference in place of each client module.
const here = fileURLToPath(new URL('.', import.meta.url));
let graph: ServerGraph;

beforeAll(async () => {
  const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
    /\.tsx?$/.test(target['@jalon/source']) && !entry.includes('*') ? [[entry, target['@jalon/source']]] : [],
  );
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `import { walk } from './react-server-graph.ts';`,
        `import { serverPage } from './pages/react-server-page.tsx';`,
        ...entries.map(([, source], index) => `import * as entry${index} from '../../${source}';`),
        `const entries = { ${entries.map(([entry], index) => `'${entry}': entry${index}`).join(', ')} };`,
        `console.log(JSON.stringify(walk(serverPage, entries)));`,
      ].join('\n'),
      resolveDir: here,
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    conditions: ['react-server', '@jalon/source'],
    external: ['react', 'react-dom', 'styled-components'],
    plugins: [clientReferences],
    logLevel: 'error',
  });
  const node = ['--conditions=react-server', '--input-type=module', '-'];
  const output = execFileSync(process.execPath, node, { cwd: here, input: outputFiles[0]?.text });
  graph = JSON.parse(output.toString());
}, 60_000);

it('gives every entry to a server component', () => {
  expect(graph.entries).toEqual(expect.arrayContaining(['./button', './accordion', './header', './tokens']));
});

it('renders there all that needs no script, without a hook, an event or a context', () => {
  expect(graph.unrendered).toEqual([]);
  expect(graph.text).toContain('Partir tranquille');
  expect(graph.text).toContain('Marque requise');
});

it('leaves to the browser what has a behaviour', () => {
  expect(graph.references).toEqual(
    expect.arrayContaining(['Accordion', 'Dialog', 'Header', 'Combobox', 'Gallery']),
  );
});

const clientReferences: Plugin = {
  name: 'client-references',
  setup({ onLoad }) {
    onLoad({ filter: /\/libs\/.*\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!/^(\/\*.*\*\/\n)?'use client'/.test(source)) return;
      const names = [...source.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name]) => name);
      return {
        contents: [
          `import { clientReference } from '${here}react-server-graph.ts';`,
          ...names.map((name) => `export const ${name} = clientReference('${name}');`),
        ].join('\n'),
        resolveDir: here,
      };
    });
  },
};

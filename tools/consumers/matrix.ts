// `npm run test:wide -- matrix`: a host with other versions of what it brings itself; `versions.ts` tries those that are not released.
// Each row installs the packed libraries in a folder outside the workspace, compiles every example of the documentation, builds,
// and serves a form from its HTML.
// One cell: `npm run test:wide -- matrix --react 19.2 --styled-components 6.4 --node 20`.
import { parseArgs } from 'node:util';
import { startConsumer } from './consumer.ts';
import { examples } from './examples.ts';

const works = 'works';

interface Cell {
  react: string;
  'styled-components': string;
  node: string;
}

/** Every version with each version of the others is 24 rows; each pair of neighbours is in these. */
const cells: readonly Cell[] = [
  { react: '19.2', 'styled-components': '6.4', node: '20.19' },
  { react: '19.2', 'styled-components': '6.6', node: '22' },
  { react: '19.3', 'styled-components': '6.4', node: '24' },
  { react: '19.3', 'styled-components': '6.6', node: '26' },
];

const { values } = parseArgs({
  options: {
    react: { type: 'string' },
    'styled-components': { type: 'string' },
    node: { type: 'string' },
  },
});
const rows: readonly Cell[] =
  Object.keys(values).length > 0
    ? [{ react: '19.3', 'styled-components': '6.6', node: '24', ...values }]
    : cells;

console.log('| React | styled-components | Node.js | outcome | s |\n|---|---|---|---|---:|');
for (const cell of rows) {
  const started = performance.now();
  const outcome = await tryCell(cell);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `| ${cell.react} | ${cell['styled-components']} | ${cell.node} | ${outcome.split('\n', 1).join()} | ${seconds} |`,
  );
  if (outcome !== works && !isUnpublished(outcome)) {
    console.error(outcome);
    process.exitCode = 1;
  }
}

/** A version that nobody can install yet. */
function isUnpublished(outcome: string): boolean {
  return outcome.startsWith('not published');
}

async function tryCell({ react, node, ...others }: Cell): Promise<string> {
  // The declarations of 6.4 name a package that it does not depend on; only a host with `skipLibCheck: false` notices.
  const stylis = others['styled-components'] === '6.4' && { '@types/stylis': '4' };
  const versions = {
    ...others,
    react,
    'react-dom': react,
    '@types/react': react,
    '@types/react-dom': react,
    node,
    ...stylis,
  };
  try {
    const host = await startConsumer('vite', 'http://127.0.0.1:9', examples.vite?.() ?? {}, { versions });
    try {
      const html = await (await fetch(host.url)).text();
      if (!/<style[^>]*data-styled/.test(html)) return 'the styles are not in the HTML';
      return html.includes('name="vehiculeMarque"') ? works : 'the form is not in the HTML';
    } finally {
      await host.stop();
    }
  } catch (error) {
    const text = String(error);
    const [, missing] = /No matching version found for (\S+?)\.?\s/.exec(text) ?? [];
    return missing ? `not published: ${missing}` : text;
  }
}

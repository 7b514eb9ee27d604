import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../vite/chromium.ts';
import { createBundler } from '../bundle.ts';
import { installPeers, machine } from '../peers.ts';

// Mounts and server-renders the same two pages with our library and with others; see README.md.

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const rounds = Number(options.rounds);

const here = import.meta.dirname;
const workspace = resolve(here, '../../..');
const installed = installPeers(here, 'bench-ui');
const bundle = createBundler({ workspace, pages: `${here}/pages`, installed });

const libraries = [
  {
    name: 'Jalon',
    page: 'jalon.tsx',
    server: 'server-styled.ts',
    css: ['@jalon/ui/tokens.css', '@jalon/ui/base.css'],
  },
  { name: 'Mantine', page: 'mantine.tsx', server: 'server.ts', css: ['@mantine/core/styles.css'] },
  { name: 'MUI', page: 'mui.tsx', server: 'server.ts', css: [] },
  { name: 'Base UI, without a look', page: 'base-ui.tsx', server: 'server.ts', css: [] },
] as const;
type Library = (typeof libraries)[number];
const pages = ['Blocks', 'Buttons'] as const;

const browser = await chromium.launch({ executablePath: (await findChromium())?.path, args: chromiumFlags });

for (const page of pages) {
  const subjects = await Promise.all(libraries.map((library) => prepare(library, page)));
  // Interleaved, so that a slow phase of the machine affects every subject.
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects) {
      subject.mounts.push(await mount(subject));
      subject.serves.push(serve(subject));
    }
  }
  console.log(`\n${page === 'Blocks' ? 'A page of 40 blocks' : '1,000 buttons'}\n`);
  console.log(
    '| | mount ms: median, best | server ms: median, best | elements | HTML kB | script kB | style sheet kB |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  for (const { name, mounts, serves, nodes, html, script, css } of subjects) {
    const sizes = [html, script, css].map((bytes) => (bytes / 1024).toFixed(1));
    console.log(`| ${[name, times(mounts), times(serves), nodes, ...sizes].join(' | ')} |`);
  }
}
await browser.close();
console.log(`\n${rounds} rounds; ${machine(browser.version())}`);

interface Subject {
  name: string;
  client: string;
  sheet: string;
  render: () => string;
  mounts: number[];
  serves: number[];
  nodes: number;
  /** Compressed bytes, without React. */
  html: number;
  script: number;
  css: number;
}

async function prepare({ name, page, server, css }: Library, Page: string): Promise<Subject> {
  const from = `import { ${Page} as Page } from './${page}';`;
  const client = await bundle(
    `${from}\nimport { mount } from './page.ts';\nwindow.mountPage = () => mount(Page);`,
  );
  const own = await bundle(`${from}\nexport { Page };`, {
    format: 'esm',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  });
  const sheet = await bundle(css.map((file) => `@import '${file}';`).join('\n'), {}, 'css');
  const file = `${installed}/${page}-${Page}.cjs`;
  writeFileSync(
    file,
    await bundle(`${from}\nimport { render } from './${server}';\nexport default () => render(Page);`, {
      platform: 'node',
      format: 'cjs',
    }),
  );
  const { default: render } = createRequire(file)(file) as { default: () => string };
  // Warms up V8’s compiler, as on a busy server.
  for (let warmUp = 0; warmUp < 10; warmUp++) render();
  return {
    name,
    client,
    sheet,
    render,
    mounts: [],
    serves: [],
    nodes: 0,
    html: gzip(render()),
    script: gzip(own),
    css: gzip(sheet),
  };
}

/** A new page, as for a visitor without a cache. */
async function mount(subject: Subject): Promise<number> {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="fr"><style>${subject.sheet}</style><body>`);
  await page.addScriptTag({ content: subject.client });
  const { ms, nodes } = (await page.evaluate('mountPage()')) as { ms: number; nodes: number };
  subject.nodes = nodes;
  await page.close();
  return ms;
}

function serve({ render }: Subject): number {
  const start = performance.now();
  render();
  return performance.now() - start;
}

/** The median and the minimum, which is more reliable on a busy machine. */
function times(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)], sorted[0]].map((ms) => ms?.toFixed(0)).join(', ');
}

function gzip(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

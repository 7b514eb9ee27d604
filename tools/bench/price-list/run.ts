import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, build } from 'esbuild';
import type { Browser, CDPSession, Page } from 'playwright';
import { launchChromium } from '../../vite/chromium.ts';
import { machine, median } from '../machine.ts';
import type * as Fields from './pages/fields.ts';

// Measures our price list, and the same fields with react-hook-form alone; see README.md.

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Number(options.rounds);
const keyPresses = 20;

const pages = `${import.meta.dirname}/pages`;
const bundles = mkdtempSync(join(tmpdir(), 'jalon-price-list-'));

const subjects: Subject[] = [
  {
    name: 'Jalon',
    page: 'jalon.tsx',
    look: true,
    css: ['@jalon/ui/tokens.css', '@jalon/ui/fonts.css', '@jalon/ui/base.css'],
    preloaded: ['Atkinson Hyperlegible Next', 'Bricolage Grotesque'],
  },
  { name: 'react-hook-form, bare elements', page: 'react-hook-form.tsx', look: false, css: [] },
].map((subject) => ({
  preloaded: [],
  ...subject,
  client: '',
  sheet: '',
  render: () => '',
  figures: { mount: [], mountAtRest: [], mountCpu: [], key: [], keyWithErrors: [], clear: [], serve: [] },
  elements: 0,
  named: 0,
  errors: 0,
}));

interface Subject {
  name: string;
  page: string;
  /** Whether it has a visual design. */
  look: boolean;
  css: string[];
  /** The fonts that its page preloads. */
  preloaded: string[];
  client: string;
  sheet: string;
  render: () => string;
  figures: Record<
    'mount' | 'mountAtRest' | 'mountCpu' | 'key' | 'keyWithErrors' | 'clear' | 'serve',
    number[]
  >;
  elements: number;
  /** The number of fields that a post of the server-rendered page would contain. */
  named: number;
  /** The number of messages that the form shows when it is sent empty. */
  errors: number;
}

const { fields, requiredMessage, requiredNames } = await loaded<typeof Fields>(
  'fields',
  "export * from './fields.ts';",
);
for (const subject of subjects) await prepare(subject);
let version = '';
// Interleaved, so that a slow phase of the machine affects every subject.
for (let round = 0; round < rounds; round++) {
  const browser = await launchChromium();
  version = browser.version();
  // The first page of a browser is the slowest, so the subjects take turns at being first.
  for (const index of subjects.keys()) {
    const subject = subjects[(index + round) % subjects.length];
    if (subject) await measure(subject, browser);
  }
  await browser.close();
}
rmSync(bundles, { recursive: true });
report();

async function prepare(subject: Subject): Promise<void> {
  const { page, css } = subject;
  const from = `import { Page } from './${page}';`;
  subject.client = await bundle(
    `${from}\nimport { mount } from './page.ts';\nwindow.mountPage = () => mount(Page);`,
  );
  subject.sheet = await bundle(css.map((file) => `@import '${file}';`).join('\n'), {}, 'css');
  const { default: render } = await loaded<{ default: () => string }>(
    page,
    `${from}\nimport { render } from './server.ts';\nexport default () => render(Page);`,
  );
  // Warms up V8’s compiler, as on a busy server.
  for (let warmUp = 0; warmUp < 100; warmUp++) render();
  subject.render = render;
  const html = render();
  subject.named = fields.filter(({ name }) => new RegExp(`name="${name}"`).test(html)).length;
}

/** Bundles code with the pages and the built libraries. */
async function bundle(
  contents: string,
  more: BuildOptions = {},
  loader: 'ts' | 'css' = 'ts',
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: pages, loader },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    conditions: ['module'],
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
    ...more,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Bundles a module for Node, and imports it. */
async function loaded<Module>(name: string, contents: string): Promise<Module> {
  const file = `${bundles}/${name}.cjs`;
  writeFileSync(file, await bundle(contents, { platform: 'node', format: 'cjs' }));
  return createRequire(file)(file) as Module;
}

/** Opens two pages: one is mounted when the browser is idle; the other at once, then filled in, sent and edited. */
async function measure(subject: Subject, browser: Browser): Promise<void> {
  const { figures } = subject;
  figures.serve.push(serve(subject));

  const rested = await open(subject, browser);
  await settled(rested);
  // Waits until Chromium has done most of its own work for a new page.
  await rested.waitForTimeout(300);
  figures.mountAtRest.push((await mount(rested)).ms);
  await rested.close();

  const page = await open(subject, browser);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  figures.mountCpu.push(
    await cpu(page, cdp, async () => {
      const { ms, elements } = await mount(page);
      figures.mount.push(ms);
      subject.elements = elements;
    }),
  );

  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}\\b`) }).first();
  await field('Autres options').focus();
  figures.key.push(await typed(page, cdp));

  await page.locator('[type=submit]').click();
  await page.waitForFunction((message) => document.body.innerText.includes(message), requiredMessage);
  const text = await page.locator('body').innerText();
  subject.errors = text.split(requiredMessage).length - 1;
  // Waits for the focus and the scrolling of a failed send.
  await page.waitForTimeout(200);

  await field('Autres options').focus();
  figures.keyWithErrors.push(await typed(page, cdp));
  await field('Version').focus();
  figures.clear.push(await cpu(page, cdp, () => page.keyboard.press('a')));
  await page.close();
}

/** A page with the subject's script and style sheets, before the form is mounted. */
async function open({ sheet, client, preloaded }: Subject, browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="fr"><style>${sheet}</style><body>`);
  await page.addScriptTag({ content: client });
  await page.evaluate(
    (families) => Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`))),
    preloaded,
  );
  return page;
}

function mount(page: Page): Promise<{ ms: number; elements: number }> {
  return page.evaluate(() => {
    const { mountPage } = window as unknown as { mountPage: () => number };
    const start = performance.now();
    const elements = mountPage();
    return { ms: performance.now() - start, elements };
  });
}

/** Milliseconds of the page's main thread for one key: events, script, styles, layout and paint. */
async function typed(page: Page, cdp: CDPSession): Promise<number> {
  await page.keyboard.press('a');
  const all = await cpu(page, cdp, async () => {
    for (let press = 0; press < keyPresses; press++) await page.keyboard.press('a');
  });
  return all / keyPresses;
}

/** Milliseconds of work of the page's main thread, independent of other load on the machine. */
async function cpu(page: Page, cdp: CDPSession, work: () => Promise<unknown>): Promise<number> {
  await settled(page);
  const start = await taskDuration(cdp);
  await work();
  await settled(page);
  return (await taskDuration(cdp)) - start;
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 20))),
      ),
  );
}

async function taskDuration(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Milliseconds of processor time for one of ten renderings. */
function serve({ render }: Subject): number {
  const start = process.threadCpuUsage();
  for (let rendering = 0; rendering < 10; rendering++) render();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / 10;
}

function report(): void {
  console.log(
    '| | own look | mount ms | mount at rest ms | mount, CPU ms | key ms | key with errors shown ms | key that clears one ms | elements | server ms | fields named without a script | errors shown |',
  );
  console.log('|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const { name, look, figures, elements, named, errors } of subjects) {
    const { mount, mountAtRest, mountCpu, key, keyWithErrors, clear, serve } = figures;
    const times = [mount, mountAtRest, mountCpu, key, keyWithErrors, clear].map((values) =>
      median(values).toFixed(1),
    );
    const cells = [
      name,
      look ? 'yes' : 'no',
      ...times,
      elements,
      median(serve).toFixed(2),
      `${named} of ${fields.length}`,
      `${errors} of ${requiredNames.length}`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log(`\n${rounds} rounds, medians; ${machine(version)}`);
}

import { parseArgs } from 'node:util';
import { launchChromium } from '../../vite/chromium.ts';
import { installUnlocked, loadLighthouse } from '../lighthouse.ts';
import { machine, median } from '../machine.ts';
import { type Score, score, timeUntilReady, type Weight, weigh } from './measure.ts';
import { pages as allPages, type MeasuredPage } from './pages.ts';
import { type Site, startSite } from './sites.ts';

// What the kinds of pages load, and when they respond; see README.md.

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    page: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const pages = allPages.filter(({ name }) => !options.page || name === options.page);
const isWanted = (part: string) => !options.only || options.only === part;

const lighthouse = isWanted('lighthouse')
  ? await loadLighthouse(installUnlocked(import.meta.dirname, 'bench-page-loads'))
  : undefined;
const browser = await launchChromium();
let site: Site | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(1)));
}
try {
  site = await startSite(browser);
  if (isWanted('weight')) await showWeights(site);
  if (isWanted('phone')) await showPhone(site);
  if (lighthouse) await showScores(site, lighthouse);
  console.log(`\n${rounds} rounds; ${machine(browser.version())}`);
} finally {
  await stop();
}

async function stop(): Promise<void> {
  await browser.close();
  await site?.stop();
  site = undefined;
}

/** Measures each page, all pages in turn, so that a slow period of the machine affects all of them. */
async function measured<Value>(
  times: number,
  measure: (page: MeasuredPage) => Promise<Value>,
): Promise<(page: MeasuredPage) => readonly Value[]> {
  const values = new Map<MeasuredPage, Value[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < times; round += 1) {
    for (const [page, known] of values) {
      // On a busy machine a single page may time out.
      known.push(await measure(page).catch(() => measure(page)));
    }
  }
  return (page) => values.get(page) ?? [];
}

function showTable(title: string, cell: (page: MeasuredPage) => string): void {
  console.log(`\n| page | ${title} |\n|---|---:|`);
  for (const page of pages) console.log(`| ${page.name} | ${cell(page)} |`);
}

/** Bytes and requests of a page do not depend on the machine: one round. */
async function showWeights(from: Site): Promise<void> {
  const weightsOf = await measured(1, (page) => weigh(browser, from, page));
  const show = (title: string, figures: (weight: Weight) => readonly number[]) =>
    showTable(title, (page) => {
      const [weight] = weightsOf(page);
      return weight ? figures(weight).map(Math.round).join(' / ') : '–';
    });
  show('Script, kB, before `load` / in all', ({ atLoad, all }) => [atLoad.script / 1024, all.script / 1024]);
  show('Everything, kB, before `load` / in all', ({ atLoad, all }) => [
    atLoad.bytes / 1024,
    all.bytes / 1024,
  ]);
  show('Requests, before `load` / before a touch / in all', ({ atLoad, untouched, all }) => [
    atLoad.requests,
    untouched.requests,
    all.requests,
  ]);
}

async function showPhone(from: Site): Promise<void> {
  const timesOf = await measured(rounds, (page) => timeUntilReady(browser, from, page));
  showTable('Slow phone, seconds until the first key press is filtered', (page) =>
    spread(
      timesOf(page).filter((time) => time !== undefined),
      1,
    ),
  );
}

async function showScores(from: Site, used: NonNullable<typeof lighthouse>): Promise<void> {
  const scoresOf = await measured(rounds, (page) => score(used, from, page));
  const show = (title: string, figure: (score: Score) => number, digits: number) =>
    showTable(title, (page) => spread(scoresOf(page).map(figure), digits));
  show('Lighthouse, performance', ({ performance }) => performance, 0);
  show('Lighthouse, LCP, seconds', ({ lcp }) => lcp, 2);
  show('Lighthouse, blocking time, ms', ({ tbt }) => tbt, 0);
}

/** The median, with the range if there is one. */
function spread(values: readonly number[], digits: number): string {
  if (values.length === 0) return '–';
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

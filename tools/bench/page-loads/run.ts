import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../vite/chromium.ts';
import { installUnlocked, loadLighthouse } from '../lighthouse.ts';
import { machine, median } from '../machine.ts';
import { type Score, score, timeUntilReady, type Weight, weigh } from './measure.ts';
import { pages as allPages, type MeasuredPage } from './pages.ts';
import { cloneAt, type Site, startClubs, startOwn } from './sites.ts';

// What the kinds of pages load, and when they respond, before and after a change and in the clubs of `tools/consumers`; see README.md.

const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    page: { type: 'string' },
    clubs: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const rounds = Number(options.rounds);
const pages = allPages.filter(({ name }) => !options.page || name === options.page);
const isWanted = (part: string) => !options.only || options.only === part;

const lighthouse = isWanted('lighthouse')
  ? await loadLighthouse(installUnlocked(import.meta.dirname, 'bench-page-loads'))
  : undefined;
const clone = options.before && cloneAt(options.before);
const browser = await chromium.launch({ executablePath: (await findChromium())?.path, args: chromiumFlags });
const sites: Site[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(1)));
}
try {
  if (clone) sites.push(await startOwn('before', browser, clone));
  const now = await startOwn('now', browser);
  sites.push(now);
  if (options.clubs) for await (const club of startClubs(browser, now)) sites.push(club);
  if (isWanted('weight')) await showWeights();
  if (isWanted('phone')) await showPhone();
  if (lighthouse) await showScores(lighthouse);
  console.log(`\n${rounds} rounds; ${machine(browser.version())}`);
} finally {
  await stop();
}

async function stop(): Promise<void> {
  await browser.close();
  // The clubs use the API of the site before them.
  for (const site of sites.splice(0).toReversed()) await site.stop();
}

/** Measures each page of each site, the sites in turn, so that a slow period of the machine affects all of them. */
async function measured<Value>(
  times: number,
  measure: (site: Site, page: MeasuredPage) => Promise<Value>,
): Promise<(site: Site, page: MeasuredPage) => readonly Value[]> {
  const values = new Map<string, Value[]>();
  const known = (site: Site, page: MeasuredPage) => values.get(site.name + page.name) ?? [];
  for (let round = 0; round < times; round += 1) {
    for (const page of pages) {
      for (const site of sites.filter((one) => one.pages.includes(page))) {
        // On a busy machine a single page may time out.
        const value = await measure(site, page).catch(() => measure(site, page));
        values.set(site.name + page.name, [...known(site, page), value]);
      }
    }
  }
  return known;
}

function showTable(title: string, cell: (site: Site, page: MeasuredPage) => string): void {
  console.log(`\n${title}\n`);
  console.log(`| page | ${sites.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${'---:|'.repeat(sites.length)}`);
  for (const page of pages) {
    const cells = sites.map((site) => (site.pages.includes(page) ? cell(site, page) : '–'));
    console.log(`| ${[page.name, ...cells].join(' | ')} |`);
  }
}

/** Bytes and requests of a page do not depend on the machine: one round. */
async function showWeights(): Promise<void> {
  const weightsOf = await measured(1, (site, page) => weigh(browser, site, page));
  const show = (title: string, figures: (weight: Weight) => readonly number[]) =>
    showTable(title, (site, page) => {
      const [weight] = weightsOf(site, page);
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

async function showPhone(): Promise<void> {
  const timesOf = await measured(rounds, (site, page) => timeUntilReady(browser, site, page));
  showTable('Slow phone, seconds until the first key press is filtered', (site, page) =>
    spread(
      timesOf(site, page).filter((time) => time !== undefined),
      1,
    ),
  );
}

async function showScores(used: NonNullable<typeof lighthouse>): Promise<void> {
  const scoresOf = await measured(rounds, (site, page) => score(used, site, page));
  const show = (title: string, figure: (score: Score) => number, digits: number) =>
    showTable(title, (site, page) => spread(scoresOf(site, page).map(figure), digits));
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

import { parseArgs } from 'node:util';
import { runCommand } from '../../platform/commands/run-command.ts';
import { openEngine } from './open-engine.ts';
import { readSearchSettings, siteOrigin } from './search.settings.ts';
import type { SearchEntry } from './search-entry.ts';
import { feedSource, readFeed } from './sources/feed-source.ts';
import { readSite, siteSource } from './sources/site-source.ts';

// Fills the search index from the site or from JSON feeds.

const usage = `Usage: npm run index [-- options]
  (none)                      index the site at SITE_URL, by default http://localhost:3000
  --site <origin>             index the site at this origin
  --feed <file or address>    index a JSON feed instead of the site; may be repeated`;

await runCommand(readSearchSettings, async (settings, { database }) => {
  const { site, feed } = readCommandLine();
  const engine = openEngine(settings, database);
  const origin = siteOrigin(site ?? settings.siteUrl);
  if (!origin) throw new Error('--site must be an origin such as https://www.example.org.');

  async function index(source: string, from: string, read: () => Promise<SearchEntry[]>): Promise<void> {
    const began = performance.now();
    const { documents, stored, removed } = await engine.index(source, await read());
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${from}: ${documents} documents, ${stored} new or changed, ${removed} removed, in ${seconds} s.`,
    );
  }

  if (site !== undefined || !feed) await index(siteSource, origin, () => readSite(origin));
  for (const one of feed ?? []) await index(feedSource(one), feedSource(one), () => readFeed(one));
});

function readCommandLine(): { site?: string | undefined; feed?: string[] | undefined } {
  try {
    const options = { site: { type: 'string' }, feed: { type: 'string', multiple: true } } as const;
    return parseArgs({ options }).values;
  } catch {
    throw new Error(usage);
  }
}

import { parseArgs } from 'node:util';
import { readEnvironment } from '@jalon/process';
import { commandOnStore } from '../../../platform/commands/run-command.ts';
import { openEngine } from '../open-engine.ts';
import { readSearchSettings } from '../search.settings.ts';
import type { SearchEntry } from '../search-entry.ts';
import { feedSource, readFeed } from './feed-source.ts';
import { readSite, siteSource } from './site-source.ts';

// Fills the search index from the site or from JSON feeds.

export const usage = `Usage: npx jalon index [options]
  (none)                      index the site at SITE_URL, by default http://localhost:3000
  --site <origin>             index the site at this origin
  --feed <file or address>    index a JSON feed instead of the site; may be repeated`;

export const run = commandOnStore(readSearchSettings, async ({ settings, database, words, print }) => {
  const { site, feed } = readCommandLine(words);
  const engine = openEngine(settings, database);

  async function index(source: string, from: string, entries: readonly SearchEntry[]): Promise<void> {
    const began = performance.now();
    const { documents, stored, removed } = await engine.index(source, entries);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    await print(
      `${from}: ${documents} documents, ${stored} new or changed, ${removed} removed, in ${seconds} s.`,
    );
  }

  if (site !== undefined || !feed) {
    const origin = site ?? settings.siteUrl;
    await index(siteSource, origin, await readSite(origin));
  }
  for (const one of feed ?? []) await index(feedSource(one), feedSource(one), await readFeed(one));
});

function readCommandLine(words: readonly string[]): {
  site?: string | undefined;
  feed?: string[] | undefined;
} {
  const options = { site: { type: 'string' }, feed: { type: 'string', multiple: true } } as const;
  let values: { site?: string | undefined; feed?: string[] | undefined };
  try {
    values = parseArgs({ args: [...words], options }).values;
  } catch {
    throw new Error(usage);
  }
  const given = readEnvironment({ '--site': values.site });
  const site = given.origin('--site');
  if (given.problems[0]) throw new Error(given.problems[0]);
  return { ...values, site };
}

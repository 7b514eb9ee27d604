import { parseArgs } from 'node:util';
import { runCommand } from '../../platform/commands/run-command.ts';
import { feedSource, readFeed } from './feed-source.ts';
import { indexDocuments } from './index-documents.ts';
import { readSearchSettings, siteOrigin } from './search.settings.ts';
import type { SearchEntry } from './search-entry.ts';
import { readSite, siteSource } from './site-source.ts';

// Indexes the pages of the site, or JSON feeds, for the search.

const usage = `Say one of
  (nothing)                   the pages of the site at SITE_URL, or else http://localhost:3000
  --site <origin>             the pages of the site there
  --feed <file or address>    the entries of a JSON feed, and no page; may be said several times`;

await runCommand(readSearchSettings, async ({ siteUrl }, { database }) => {
  const { site, feed } = readCommandLine();
  const origin = siteOrigin(site ?? siteUrl);
  if (!origin) throw new Error('--site takes an origin such as https://www.example.org.');

  async function index(source: string, from: string, read: () => Promise<SearchEntry[]>): Promise<void> {
    const began = performance.now();
    const { documents, stored, removed } = await indexDocuments(database, source, await read());
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

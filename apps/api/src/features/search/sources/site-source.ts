import type { SearchEntry } from '../search-entry.ts';
import { PageProblem, pageEntry, sitemapAddresses } from './page-entry.ts';

/** Under which the site's pages are known in the index. */
export const siteSource = 'site';

/** How long the site may take for one page, in milliseconds. */
const patience = 20_000;
/** Pages that are asked for at the same time. */
const atOnce = 4;

/**
 * Reads every page that the site's `sitemap.xml` lists. The pages are asked from `site`, whatever origin
 * they are listed under.
 * @throws with one line when a page can't be read: an index that lost it would be worse than an old one.
 */
export async function readSite(site: string): Promise<SearchEntry[]> {
  const paths = [...new Set(sitemapAddresses(await read(site, '/sitemap.xml')).map(pathOf))];
  if (paths.length === 0) throw new Error(`${site}/sitemap.xml lists no page.`);
  const entries: SearchEntry[] = [];
  const waiting = paths.values();
  async function readNext(): Promise<void> {
    for (const path of waiting) {
      const entry = await readPage(site, path);
      if (entry) entries.push(entry);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readNext));
  return entries;
}

async function readPage(site: string, path: string): Promise<SearchEntry | undefined> {
  const html = await read(site, path);
  try {
    return pageEntry(html, path);
  } catch (error) {
    if (!(error instanceof PageProblem)) throw error;
    throw new Error(`${site}${path} ${error.message}.`, { cause: error });
  }
}

async function read(site: string, path: string): Promise<string> {
  let problem: string;
  try {
    const response = await fetch(site + path, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    if (response.status === 200) return await response.text();
    problem = `answers ${response.status}`;
  } catch {
    problem = 'does not answer';
  }
  throw new Error(`${site}${path} ${problem}: nothing of the index was changed.`);
}

function pathOf(address: string): string {
  const url = URL.parse(address);
  if (!url) throw new Error(`sitemap.xml lists ${JSON.stringify(address)}, which is no address.`);
  return url.pathname + url.search;
}

import type { SearchEntry } from '../search-entry.ts';
import { PageProblem, pageEntry, sitemapAddresses } from './page-entry.ts';

/** The source of the site's pages in the index. */
export const siteSource = 'site';

/** Milliseconds to wait for one page. */
const timeout = 20_000;
/** Pages requested at the same time. */
const concurrency = 4;

/**
 * Reads every page in the site's `sitemap.xml`, always from `site`, even if the sitemap has another origin.
 * @throws with one line when a page can't be read, because an incomplete index is worse than an old one.
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
  await Promise.all(Array.from({ length: concurrency }, readNext));
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
    const response = await fetch(site + path, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
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

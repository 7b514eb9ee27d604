import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { bodyLimit, type SearchEntry, searchEntry } from '../search-entry.ts';

/** Milliseconds to wait for a feed. */
const timeout = 60_000;
/** Maximum number of listed errors; the others are counted. */
const listedErrors = 50;

/** The rule of each field, for error messages. */
const rules: Readonly<Record<string, string>> = {
  index: 'must be "fr" or "en"',
  id: 'must be a text of 1 to 500 characters',
  url: 'must be a path that begins with /, or an address that begins with http:// or https://',
  title: 'must be a text of 1 to 500 characters',
  headings: 'must be a list of texts of 500 characters at most',
  body_content: `must be a text of ${bodyLimit} characters at most`,
  type: 'must be a text of 1 to 100 characters',
  year: 'must be a whole number of four digits',
  image: 'must be a path that begins with /, or an address that begins with http:// or https://',
  label: 'must be a text of 1 to 100 characters',
  reading_time: 'must be a text of 1 to 100 characters',
};

/** The source of a feed's entries in the index: its file, or its address without credentials and query. */
export function feedSource(feed: string): string {
  const url = addressOf(feed);
  return `feed ${url ? url.origin + url.pathname : feed}`;
}

/**
 * Reads a JSON feed from a file or an address: a list of entries, or an object with the list in `documents`.
 * @throws with one line per error; a feed with an error is not indexed.
 */
export async function readFeed(feed: string): Promise<SearchEntry[]> {
  const content = await parseJson(feed);
  const list = isObject(content) && 'documents' in content ? content.documents : content;
  if (!Array.isArray(list)) {
    throw new Error(`${feedSource(feed)}: must be a list, or an object with a list under "documents".`);
  }
  const entries: SearchEntry[] = [];
  const problems: string[] = [];
  const places = new Map<string, number>();
  list.forEach((item: unknown, index) => {
    const place = index + 1;
    const { data: entry, error } = z.safeParse(searchEntry, item);
    if (!entry) {
      const names = new Set(error.issues.map(({ path: [name] }) => name));
      for (const name of names) problems.push(`Entry ${place}: ${explain(name)}.`);
      return;
    }
    const key = JSON.stringify([entry.index, entry.id]);
    const same = places.get(key);
    if (same !== undefined) problems.push(`Entry ${place}: has the index and the id of entry ${same}.`);
    places.set(key, place);
    entries.push(entry);
  });
  if (problems.length === 0) return entries;
  const more = problems.length - listedErrors;
  const told = [...problems.slice(0, listedErrors), ...(more > 0 ? [`And ${more} more.`] : [])];
  throw new Error([`${feedSource(feed)}: nothing of it was indexed.`, ...told].join('\n'));
}

function explain(name: PropertyKey | undefined): string {
  return name === undefined ? 'must be an object' : `${String(name)} ${rules[String(name)] ?? 'is in error'}`;
}

async function parseJson(feed: string): Promise<unknown> {
  let text: string;
  try {
    const url = addressOf(feed);
    text = url ? await download(url) : await readFile(feed, 'utf8');
  } catch {
    throw new Error(`${feedSource(feed)}: can’t be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${feedSource(feed)}: is not JSON.`);
  }
}

async function download(url: URL): Promise<string> {
  // A redirect could lead to a server that the operator did not name.
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`answers ${response.status}`);
  return response.text();
}

function addressOf(feed: string): URL | null {
  return /^https?:\/\//i.test(feed) ? URL.parse(feed) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

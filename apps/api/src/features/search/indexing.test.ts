import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../../../tools/vite/listen.ts';
import type { Database } from '../../platform/database/database.ts';
import { operator } from '../../testing/operator.ts';
import { findIds, indexEntries } from '../../testing/search.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { postgresEngine } from './postgres/postgres-engine.ts';
import { feedSource, readFeed } from './sources/feed-source.ts';
import { run as command } from './sources/index.command.ts';
import { readSite } from './sources/site-source.ts';

let databaseUrl: string;
let api: TestApi;
let database: Database;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  api = await startApi({ DATABASE_URL: databaseUrl });
  ({ database } = api.store);
});
afterEach(() => query(databaseUrl, 'TRUNCATE search_documents, search_stems'));
afterAll(() => api.close());

/** A site with pages by path, and the addresses in its sitemap. */
async function serveSite(
  pages: Readonly<Record<string, string>>,
  listed: readonly string[] = Object.keys(pages),
) {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/sitemap.xml') {
      const urls = listed.map(
        (one) =>
          `<url><loc>https://www.example.test${one}</loc><xhtml:link rel="alternate" hreflang="fr" href="https://www.example.test/fr"/></url>`,
      );
      response.end(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
      );
      return;
    }
    const page = pages[path];
    response
      .writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(page);
  });
  const { origin, close } = await listen(server);
  onTestFinished(close);
  return { site: origin };
}

function page(title: string, main = '', { lang = 'fr-CA', head = '' } = {}): string {
  return `<!doctype html><html lang="${lang}"><head><title>${title} – Club</title>${head}</head><body><nav>Menu principal</nav><main><h1>${title}</h1>${main}</main><footer>Pied de page</footer></body></html>`;
}

async function jsonFile(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-index-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'feed.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('npx jalon index', () => {
  it('indexes the site while the API runs', async () => {
    const { site } = await serveSite({
      '/fr': page('Rouler en paix', '<p>Dépannage et <b>remor</b>quage.</p><h2>Nos conseils</h2>'),
      '/en': page('Drive in peace', '<p>Towing</p>', { lang: 'en-CA' }),
    });
    expect(await operator(command, { DATABASE_URL: databaseUrl, SITE_URL: site })()).toMatch(
      /^http:\S+: 2 documents, 2 new or changed, 0 removed, in [\d.]+ s\.\n$/,
    );
    expect(await findIds('remorquage', api)).toEqual(['/fr']);
    expect(await findIds('conseils', api)).toEqual(['/fr']);
    expect(await findIds('towing', { ...api, language: 'en' })).toEqual(['/en']);
  });

  it('reports an error on one line', async () => {
    const index = operator(command, { DATABASE_URL: databaseUrl });
    await expect(index('--site', 'http://127.0.0.1:9')).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:9\/sitemap\.xml does not answer: nothing of the index was changed\.$/,
    );
  });
});

describe('the site', () => {
  it('is indexed with what its pages show and say of themselves', async () => {
    const { site } = await serveSite({
      '/fr/essai': page(
        'Essai <em>routier</em>',
        '<script>cachette()</script><p hidden>cachette</p><ul data-nosnippet><li>cachette</li></ul><h2>Sur glace</h2>',
        {
          head: '<meta name="description" content="Une citadine agile"><meta name="jalon:type" content="road test"><meta name="jalon:year" content="2026"><meta name="jalon:label" content="Auto"><meta name="jalon:reading-time" content="4 min"><meta name="jalon:image" content="/images/essai.jpg">',
        },
      ),
      '/fr/cache': page('Cachée', '', { head: '<meta name="robots" content="noindex">' }),
    });
    expect(await readSite(site)).toEqual([
      {
        index: 'fr',
        id: '/fr/essai',
        url: '/fr/essai',
        title: 'Essai routier',
        headings: ['Sur glace'],
        body_content: 'Une citadine agile',
        type: 'road test',
        year: 2026,
        label: 'Auto',
        reading_time: '4 min',
        image: '/images/essai.jpg',
      },
    ]);
  });

  it.each([
    ['a page is gone', { '/fr': page('Accueil') }, ['/fr', '/fr/perdue'], /\/fr\/perdue answers 404/],
    ['a page has no content', { '/fr': '<p>Rien</p>' }, ['/fr'], /\/fr has no main element\.$/],
    ['a page is of no language', { '/fr': page('A', '', { lang: 'de' }) }, ['/fr'], /\/fr has no index that/],
    [
      'a year is none',
      { '/fr': page('A', '', { head: '<meta name="jalon:year" content="x">' }) },
      ['/fr'],
      /no year/,
    ],
    ['it lists no page', {}, [], /sitemap\.xml lists no page\.$/],
    ['it lists what is no address', {}, ['\u0000 '], /is no address\.$|answers 404/],
  ])('is not indexed when %s', async (_what, pages, listed, problem) => {
    const { site } = await serveSite(pages, listed);
    await expect(readSite(site)).rejects.toThrow(problem);
  });
});

describe('a feed', () => {
  it('has its own source in the index, separate from the site', async () => {
    await indexEntries(database, [{ index: 'fr', url: '/fr', title: 'Accueil' }], 'site');
    const file = await jsonFile({
      documents: [
        {
          index: 'fr',
          id: 'un',
          url: 'https://example.test/un',
          title: 'Balado sur l’élan',
          type: 'podcast',
        },
        { index: 'en', url: '/en/two', title: 'Two', other: 'not ours' },
      ],
    });
    const indexFeed = async () => postgresEngine(database).index(feedSource(file), await readFeed(file));
    expect(await indexFeed()).toEqual({ documents: 2, stored: 2, removed: 0 });
    expect(await indexFeed()).toEqual({ documents: 2, stored: 0, removed: 0 });
    expect(await findIds('', api)).toEqual(['/fr', 'un']);
    await writeFile(file, '[]');
    expect(await indexFeed()).toEqual({ documents: 0, stored: 0, removed: 2 });
    expect(await findIds('', api)).toEqual(['/fr']);
  });

  it('is refused with one line for each mistake', async () => {
    const right = { index: 'fr', url: '/fr/a', title: 'A' };
    const file = await jsonFile([
      right,
      { ...right, index: 'de', title: '' },
      { ...right, url: 'javascript:alert(1)' },
      { ...right, url: '//elsewhere.test' },
      { ...right, url: '/fr/b', year: '2026' },
      'text',
      { ...right },
    ]);
    const address = 'must be a path that begins with /, or an address that begins with http:// or https://.';
    await expect(readFeed(file)).rejects.toThrow(
      [
        `feed ${file}: nothing of it was indexed.`,
        'Entry 2: index must be "fr" or "en".',
        'Entry 2: title must be a text of 1 to 500 characters.',
        `Entry 3: url ${address}`,
        `Entry 4: url ${address}`,
        'Entry 5: year must be a whole number of four digits.',
        'Entry 6: must be an object.',
        'Entry 7: has the index and the id of entry 1.',
      ].join('\n'),
    );
  });

  it.each([
    ['it is not JSON', '{', /is not JSON\.$/],
    ['it is no list', { a: 1 }, /must be a list/],
  ])('is refused when %s', async (_what, content, problem) => {
    await expect(readFeed(await jsonFile(content))).rejects.toThrow(problem);
  });

  it('is not read from where a redirect leads', async () => {
    const server = createServer(({ url }, response) => {
      if (url === '/feed.json') response.writeHead(302, { location: '/elsewhere.json' });
      response.end('[]');
    });
    const { origin, close } = await listen(server);
    onTestFinished(close);
    expect(await readFeed(`${origin}/elsewhere.json`)).toEqual([]);
    await expect(readFeed(`${origin}/feed.json`)).rejects.toThrow('can’t be read.');
  });

  it('is known by its address without what may be a secret', async () => {
    expect(feedSource('https://user:secret@feeds.example.test/a.json?key=secret')).toBe(
      'feed https://feeds.example.test/a.json',
    );
    await expect(readFeed('/nowhere/feed.json')).rejects.toThrow('feed /nowhere/feed.json: can’t be read.');
  });
});

describe('an indexing', () => {
  it('stores changed documents, and removes missing ones', async () => {
    const one = { index: 'fr', url: '/fr/un', title: 'Remorquage' } as const;
    const other = { index: 'fr', url: '/fr/deux', title: 'Essai' } as const;
    expect(await indexEntries(database, [one, other])).toEqual({ documents: 2, stored: 2, removed: 0 });
    expect(await indexEntries(database, [other, one])).toEqual({ documents: 2, stored: 0, removed: 0 });
    const changed = { ...other, title: 'Essai hivernal' };
    expect(await indexEntries(database, [changed])).toEqual({ documents: 1, stored: 1, removed: 1 });
    expect(await findIds('remorquage', api)).toEqual([]);
    expect(await findIds('hivernal', api)).toEqual(['/fr/deux']);
    expect(await findIds('', api)).toEqual(['/fr/deux']);
  });

  it('leaves no entry in the list that every search would have to read', async () => {
    await indexEntries(database, [{ index: 'fr', url: '/fr/un', title: 'Remorquage' }]);
    const { rows } = await database.pool.query(`
      SELECT gin_clean_pending_list('search_documents_vector') + gin_clean_pending_list('search_documents_title_words')
        + gin_clean_pending_list('search_stems_likeness') AS pages`);
    expect(rows).toEqual([{ pages: '0' }]);
  });

  it('becomes visible in one step', async () => {
    const edition = (word: string) =>
      Array.from(
        { length: 300 },
        (_, number) => ({ index: 'fr', url: `/fr/${number}`, title: word }) as const,
      );
    await indexEntries(database, edition('avant'));
    let isDone = false;
    const indexing = indexEntries(database, edition('ensuite')).then(() => {
      isDone = true;
    });
    const seen = new Set<string>();
    while (!isDone) {
      const [before, after] = [await findIds('avant', api), await findIds('ensuite', api)];
      seen.add(`${before.length}+${after.length}`);
    }
    await indexing;
    expect([...seen, '0+4']).not.toContain('0+0');
    expect(await findIds('avant', api)).toEqual([]);
    expect(await findIds('ensuite', api)).toHaveLength(4);
  });

  it('replaces the document of another source with the same id, and two concurrent runs wait for each other', async () => {
    const entry = { index: 'fr', url: '/fr/a', title: 'Commun' } as const;
    const own = (name: string) => ({ index: 'fr', url: `/fr/${name}`, title: name }) as const;
    await Promise.all(
      ['un', 'deux', 'trois'].map((source) => indexEntries(database, [entry, own(source)], source)),
    );
    expect((await findIds('', api)).sort()).toEqual(['/fr/a', '/fr/deux', '/fr/trois', '/fr/un']);
    await indexEntries(database, [entry], 'quatre');
    await indexEntries(database, [], 'un');
    await indexEntries(database, [], 'deux');
    await indexEntries(database, [], 'trois');
    expect(await findIds('', api)).toEqual(['/fr/a']);
  });
});

import { dayInQuebec } from '@jalon/i18n';
import { expect, it } from 'vitest';
import { sampleEngine, samplePages } from '../testing/sample-engine.ts';

const club = { name: { fr: 'Club & cie', en: 'Club' } };
const engine = (options = {}) => sampleEngine({ club, ...options });
const request = (path: string) => new Request(`http://site.test${path}`);

it('gives each piece of advice the day of its publication in Québec, newest first', async () => {
  const text = await (await engine().feed(request('/fr/conseils.rss'))).text();
  const days = Array.from(text.matchAll(/<pubDate>(.*?)<\/pubDate>/g), ([, date = '']) =>
    dayInQuebec(new Date(date)),
  );
  expect(days).toEqual(['2026-03-03', '2026-02-20', '2026-01-12']);
});

it('names its own address, which the host gives', async () => {
  const feed = { page: 'advice', paths: { fr: '/fr/flux', en: '/en/feed' } };
  const answer = await engine({ feed, origin: 'https://club.example' }).feed(request('/en/feed'));
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const text = await answer.text();
  expect(text).toContain('<atom:link href="https://club.example/en/feed" rel="self"');
  expect(text).toContain('<title>Advice – Club</title>');
  expect(text).toContain('<link>https://club.example/en/advice/tires-3</link>');
  expect(await (await engine().feed(request('/fr'))).text()).toContain('Club &amp; cie');
});

it('lists in the sitemap each indexed page in both languages', async () => {
  const answer = await engine().sitemap(request('/sitemap.xml'));
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const text = await answer.text();
  const pages = [...text.matchAll(/<loc>http:\/\/site\.test([^<]*)</g)].map(([, path = '']) => path);
  expect(pages).toHaveLength(samplePages().content.pages.length * 2);
  expect(pages).toContain('/fr/assistance-routiere/remorquage');
  expect(text).toContain('<loc>http://site.test/en/advice/tires-1</loc><lastmod>2026-01-12</lastmod>');
});

import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { SearchResultList, type SearchResultProps } from './index.ts';

const render = (result: SearchResultProps, locale: 'fr' | 'en' = 'fr') =>
  serverHtml(<SearchResultList results={[result]} className="ours" />, locale);

it('shows every field of a result, with one link, and what matched in <em>', () => {
  const html = render({
    href: '/fr/conseils/batterie',
    title: 'La batterie en hiver',
    titleSnippet: 'La <em>batterie</em> en hiver',
    snippet: 'Une <em>batterie</em> faible &amp; froide',
    type: 'guide',
    label: 'Auto',
    year: 2026,
    readingTime: '4 min',
    image: { src: '/a.jpg', width: 1280, height: 720 },
  });
  expect(html).toMatch(/^<ol (?=[^>]*class="[^"]*ours)(?=[^>]*role="list")/);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<a href="/fr/conseils/batterie">La <em>batterie</em> en hiver</a>');
  expect(html).toContain('Une <em>batterie</em> faible &amp; froide');
  for (const fact of ['Guide', 'Auto', '2026', '4 min']) expect(html).toContain(`${fact}</li>`);
  expect(html).toMatch(/<img (?=[^>]*alt="")(?=[^>]*src="\/a.jpg")/);
});

it('shows as text any markup other than <em>', () => {
  const html = render({
    href: '/a',
    title: 'A',
    snippet: '<script>alert(1)</script> &lt;b&gt; <em onclick="x()">pneu</em>',
  });
  expect(html).not.toMatch(/<script|<b>|<em/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;');
});

it('needs no more than an address and a title', () => {
  expect(render({ href: '/a', title: 'Pneus & jantes' })).toContain('<a href="/a">Pneus &amp; jantes</a>');
  expect(render({ href: '/a', title: 'A' })).not.toMatch(/<ul|<p>|<img/);
});

it('names a kind of advice in the language of the page, and shows any other type as it is', () => {
  expect(render({ href: '/a', title: 'A', type: 'road test' }, 'en')).toContain('Road test</li>');
  expect(render({ href: '/a', title: 'A', type: 'road test' }, 'fr')).toContain('Essai routier</li>');
  expect(render({ href: '/a', title: 'A', type: 'Formulaire' })).toContain('<li>Formulaire</li>');
});

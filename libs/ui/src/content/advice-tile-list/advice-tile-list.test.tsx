import { expect, it, vi } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { AdviceTileList, type AdviceTileProps } from './index.ts';

const render = (locale: 'fr' | 'en', ...tiles: AdviceTileProps[]) =>
  serverHtml(<AdviceTileList tiles={tiles} id="mine" className="ours" />, locale);

it.each([
  ['podcast', 'podcast', 'Balado', 'Podcast'],
  ['roadTest', 'roadTest', 'Essai routier', 'Road test'],
  ['road test', 'roadTest', 'Essai routier', 'Road test'],
])('names the kind %s in both languages, next to its icon', (type, kind, ...names) => {
  const tile = { url: '/a', title: 'Titre', type };
  for (const [index, html] of [render('fr', tile), render('en', tile)].entries()) {
    expect(html).toContain(`data-type="${kind}"`);
    expect(html).toContain(`</svg>${names[index]}</p>`);
  }
});

it('names a road test by its vehicle, and shows any other vehicle next to the title', () => {
  const car = { url: '/a', type: 'roadTest', maker: 'Honda', model: 'CR-V', year: 2026 } as const;
  expect(render('fr', car)).toContain('<a href="/a">Honda CR-V 2026</a>');
  expect(render('fr', { ...car, title: 'Sobre' })).toMatch(
    />Sobre<\/a><\/h3><p data-part="vehicle">Honda CR-V 2026/,
  );
});

it('serves a list of tiles, each with one link, its image and its tag', () => {
  const image = { src: '/a.jpg', alt: 'Un lac', width: 1280, height: 720 };
  const html = render(
    'fr',
    { url: '/a', title: 'Un', type: 'article', image, description: 'Texte', bottomTag: '5 min' },
    { url: '/b', title: 'Deux', type: 'guide' },
  );
  expect(html).toMatch(/<ul (?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)(?=[^>]*role="list")/);
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toMatch(/alt="Un lac".*Texte.*5 min/);
});

it('shows a tile of an unknown kind without one, and logs it', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = render('fr', { url: '/a', title: 'Horoscope', type: 'horoscope' });
  expect(html).toContain('<a href="/a">Horoscope</a>');
  expect(html).not.toContain('<svg');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('horoscope'));
  log.mockRestore();
});

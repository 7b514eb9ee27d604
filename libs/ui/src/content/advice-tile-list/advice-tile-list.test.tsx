import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AdviceTileList, type AdviceTileProps } from './index.ts';

const render = (locale: 'fr' | 'en', ...tiles: AdviceTileProps[]) =>
  renderToString(
    <I18nProvider locale={locale}>
      <AdviceTileList tiles={tiles} id="mine" className="ours" />
    </I18nProvider>,
  );

it.each([
  ['article', 'Article', 'Article'],
  ['guide', 'Guide', 'Guide'],
  ['podcast', 'Balado', 'Podcast'],
  ['video', 'Vidéo', 'Video'],
  ['roadTest', 'Essai routier', 'Road test'],
] as const)('names the kind %s in both languages, next to its icon', (type, fr, en) => {
  for (const [locale, name] of [
    ['fr', fr],
    ['en', en],
  ] as const) {
    expect(render(locale, { url: '/a', title: 'Titre', type })).toMatch(new RegExp(`</svg>${name}</p>`));
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

it('reads a road test as content systems spell it', () => {
  const html = render('en', { url: '/a', title: 'Quiet', type: 'road test' });
  expect(html).toContain('data-type="roadTest"');
  expect(html).toContain('</svg>Road test</p>');
});

it('shows a tile of an unknown kind without one, and logs it', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = render('fr', { url: '/a', title: 'Horoscope', type: 'horoscope' });
  expect(html).toContain('<a href="/a">Horoscope</a>');
  expect(html).not.toContain('<svg');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('horoscope'));
  log.mockRestore();
});

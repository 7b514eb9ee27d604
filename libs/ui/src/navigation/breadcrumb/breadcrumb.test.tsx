import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { Breadcrumb, type BreadcrumbProps } from './index.ts';

const crumbs = ['Racine', 'A', 'B', 'C', 'D', 'Ici'].map((name) => ({ name, url: `/fr/${name}` }));
const of = (count: number) => [...crumbs.slice(0, count - 1), { name: 'Ici', url: '/fr/Ici' }];
const render = (props: BreadcrumbProps, locale: 'fr' | 'en' = 'fr') =>
  serverHtml(<Breadcrumb {...props} />, locale);
const links = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);

it.each([
  ['fr', 'Accueil', 'Fil d’Ariane'],
  ['en', 'Home', 'Breadcrumb'],
] as const)('calls the first page by the language’s word for home, in %s', (locale, home, label) => {
  const html = render({ crumbs: of(3), className: 'mine' }, locale);
  expect(html).toMatch(new RegExp(`^<nav (?=[^>]*aria-label="${label}")(?=[^>]*class="[^"]*mine)`));
  expect(html).toContain(`<a href="/fr/Racine">${home}</a>`);
  expect(html).not.toContain('>Racine<');
});

it('has the page being read as text, not as a link', () => {
  const html = render({ crumbs: of(3) });
  expect(html).toContain('<li aria-current="page">Ici</li>');
  expect(links(html)).toEqual(['/fr/Racine', '/fr/A']);
});

it.each([
  [2, 0],
  [4, 0],
  [5, 2],
  [6, 3],
])('with %i pages leaves %i behind the ellipsis, and in the HTML', (count, left) => {
  const html = render({ crumbs: of(count) });
  expect(html.includes('<details')).toBe(left > 0);
  expect(links(html)).toEqual(
    of(count)
      .slice(0, -1)
      .map(({ url }) => url),
  );
  expect(links(/<details.*<\/details>/.exec(html)?.[0] ?? '')).toHaveLength(left);
});

it('as a button leads one step back, and is absent where there is none', () => {
  expect(links(render({ crumbs: of(4), variant: 'back' }))).toEqual(['/fr/B']);
  expect(links(render({ crumbs: of(2), variant: 'back' }))).toEqual(['/fr/Racine']);
  expect(render({ crumbs: of(1), variant: 'back' })).toBe('');
});

it('describes every step to search engines, in order', () => {
  const html = render({ crumbs: of(6), structuredData: true });
  expect(html).toContain('itemType="https://schema.org/BreadcrumbList"');
  expect([...html.matchAll(/itemProp="position" content="(\d)"/g)].map(([, position]) => position)).toEqual([
    ...'123456',
  ]);
  expect(html.match(/itemProp="name"/g)).toHaveLength(6);
});

it('says the last name in its own language, if that is not the page’s', () => {
  const html = render({
    crumbs: [
      { name: 'Accueil', url: '/fr' },
      { name: 'Road tests', url: '/en/r', locale: 'en' },
    ],
  });
  expect(html).toContain('<li aria-current="page" lang="en-CA">Road tests</li>');
  expect(render({ crumbs: of(3) })).not.toContain('lang=');
  const own = { name: 'Ici', url: '/fr/ici', locale: 'fr' } as const;
  expect(render({ crumbs: [...of(2), own] })).not.toContain('lang=');
});

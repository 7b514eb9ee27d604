import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchFound } from './search-found.tsx';

it('offers the picture of a result in the widths of the site, for the place that it has', () => {
  const html = renderToString(
    <SearchFound
      path="/fr/resultats-de-recherche"
      query={{ term: 'roue', types: [], years: [], order: 'relevance', page: 1 }}
      found={{
        results: [
          {
            id: { raw: '1' },
            url: { raw: '/fr/roue' },
            title: { raw: 'Changer une roue' },
            image: { raw: '/media/roue.webp' },
          },
        ],
        totalResults: 1,
        totalPages: 1,
        pagingStart: 1,
        pagingEnd: 1,
        suggestedTerm: undefined,
        facets: {},
      }}
    />,
  );
  expect(html).toContain(
    'srcSet="/media/roue.webp?w=340 340w, /media/roue.webp?w=672 672w, /media/roue.webp?w=1280 1280w"',
  );
  expect(html).toContain('sizes="200px"');
});

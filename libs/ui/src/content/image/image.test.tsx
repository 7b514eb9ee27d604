import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Image, imageSizes } from './index.ts';

const file = { src: '/route.jpg', alt: '', width: 1280, height: 720 };
const srcSet = '/route-640.jpg 640w, /route.jpg 1280w';

it('writes the sizes of the specification', () => {
  expect(imageSizes).toEqual({
    footer: '(min-width: 1280px) 340px, (min-width: 640px) 50vw, 100vw',
    article: '(min-width: 1360px) 672px, (min-width: 640px) 50vw, 100vw',
  });
  expect(renderToString(<Image {...file} srcSet={srcSet} sizes="article" />)).toContain(
    `sizes="${imageSizes.article}"`,
  );
});

it('takes any other sizes, and none where there is nothing to choose from', () => {
  expect(renderToString(<Image {...file} srcSet={srcSet} sizes="33vw" />)).toContain('sizes="33vw"');
  expect(renderToString(<Image {...file} sizes="article" />)).not.toContain('sizes');
});

it('loads lazily, unless it is visible at first', () => {
  expect(renderToString(<Image {...file} />)).toContain('loading="lazy"');
  const first = renderToString(<Image {...file} priority />);
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('lazy');
});

it('reserves its space and passes other props to the root', () => {
  expect(renderToString(<Image {...file} alt="Une route" className="ours" id="mine" />)).toMatch(
    /<img (?=[^>]*alt="Une route")(?=[^>]*width="1280")(?=[^>]*height="720")(?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)/,
  );
});

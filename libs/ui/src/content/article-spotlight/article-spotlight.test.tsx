import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { ArticleSpotlight } from './index.ts';

it('serves the image with its widths, then the article', () => {
  const html = serverHtml(
    <ArticleSpotlight
      image={{ src: '/a.jpg', srcSet: '/a.jpg 1280w', alt: 'Un lac', width: 1280, height: 720 }}
      title="Autour du lac"
      href="/lac"
      publishedDate={new Date('2026-10-05')}
      actionLabel="Lire"
      id="mine"
      className="ours"
    />,
  );
  expect(html).toMatch(/<div (?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)/);
  expect(html).toMatch(/<img (?=[^>]*alt="Un lac")(?=[^>]*sizes="\(min-width: 1360px\) 672px)/);
  expect(html).toMatch(/<h2><a href="\/lac">Autour du lac<\/a><\/h2>.*5 octobre 2026.*<a href="\/lac">Lire/);
});

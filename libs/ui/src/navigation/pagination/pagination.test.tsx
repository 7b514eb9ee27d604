import { describe, expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { Pagination } from './index.ts';
import { shownPages } from './shown-pages.ts';

describe('the pages shown', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 8, [1, 2, 3, 4, 5, null, 8]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [12, 12, [1, null, 11, 12]],
  ])('on page %i of %i', (page, count, shown) => {
    expect(shownPages(page, count)).toEqual(shown);
  });

  it('never leave out one page alone, and never repeat one', () => {
    for (let count = 2; count < 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const shown = shownPages(page, count);
        const numbers = shown.filter((one) => one !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        shown.forEach((one, index) => {
          if (one === null) expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2);
        });
      }
    }
  });
});

const render = (page: number, pageCount: number) =>
  serverHtml(
    <Pagination page={page} pageCount={pageCount} hrefFor={(to) => `?page=${to}`} className="mine" />,
  );

it('links every page, both directions, and marks the one being read', () => {
  const html = render(2, 3);
  expect(html).toMatch(/^<nav (?=[^>]*aria-label="Pages de résultats")(?=[^>]*class="[^"]*mine)/);
  expect(html).toMatch(/href="\?page=1" rel="prev"/);
  expect(html).toMatch(/href="\?page=3" rel="next"/);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toContain('Page\u00a02 sur\u00a03');
});

it('has no link before the first page or after the last, and renders nothing for one page', () => {
  expect(render(1, 3)).not.toContain('rel="prev"');
  expect(render(3, 3)).not.toContain('rel="next"');
  expect(render(1, 1)).toBe('');
});

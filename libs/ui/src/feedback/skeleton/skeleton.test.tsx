import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Skeleton } from './index.ts';

it('is hidden from screen readers, and takes the attributes of its host', () => {
  expect(renderToString(<Skeleton className="mine" id="a" />)).toMatch(
    /^<span (?=[^>]*aria-hidden="true")(?=[^>]*id="a")(?=[^>]*class="[^"]*mine)/,
  );
});

it('has as many lines as the text to come', () => {
  expect(renderToString(<Skeleton lines={4} />).match(/<span><\/span>/g)).toHaveLength(4);
});

it('is one picture in its proportions, however many lines', () => {
  const html = renderToString(<Skeleton shape="picture" lines={4} ratio={1.5} />);
  expect(html.match(/<span><\/span>/g)).toHaveLength(1);
  expect(html).toContain('style="--skeleton-ratio:1.5"');
});

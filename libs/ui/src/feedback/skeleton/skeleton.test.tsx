import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Skeleton } from './index.ts';

it('is nothing to a screen reader', () => {
  expect(renderToString(<Skeleton className="mine" id="a" />)).toMatch(
    /^<span (?=[^>]*aria-hidden="true")(?=[^>]*id="a")(?=[^>]*class="[^"]*mine)/,
  );
});

it('has as many lines as the text to come, and one picture however many lines', () => {
  expect(renderToString(<Skeleton lines={4} />).match(/<span><\/span>/g)).toHaveLength(4);
  expect(renderToString(<Skeleton shape="picture" lines={4} ratio={1.5} />)).toMatch(
    /style="--skeleton-ratio:1.5"[^>]*><span><\/span><\/span>$/,
  );
});

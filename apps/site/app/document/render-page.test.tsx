import { getEventListeners } from 'node:events';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from './render-page.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<string>(() => {});
const Waiting = () => <p>{use(never)}</p>;
const waiting = (
  <Suspense fallback="…">
    <Waiting />
  </Suspense>
);
function Broken(): string {
  throw new Error('broken');
}

function render(page: React.ReactNode) {
  const visitor = new AbortController();
  const html = renderPage(page, { signal: visitor.signal, timeout: 1000 });
  // A remaining listener would keep the page in memory.
  const left = () => vi.getTimerCount() + getEventListeners(visitor.signal, 'abort').length;
  return { visitor, html, left };
}

it('leaves nothing behind of a page that was rendered', async () => {
  const { html, left } = render(<p>Bonjour</p>);
  expect(await html).toBe('<p>Bonjour</p>');
  expect(left()).toBe(0);
});

it('leaves nothing behind of a page that failed', async () => {
  const { html, left } = render(<Broken />);
  await expect(html).rejects.toThrow('broken');
  expect(left()).toBe(0);
});

it('keeps nothing of a page whose visitor has left', async () => {
  const { visitor, html, left } = render(waiting);
  visitor.abort(new Error('gone'));
  await expect(html).rejects.toThrow('gone');
  expect(left()).toBe(0);
});

it('leaves nothing behind of a page that takes too long', async () => {
  const { html, left } = render(waiting);
  vi.advanceTimersByTime(1000);
  await expect(html).rejects.toThrow();
  expect(left()).toBe(0);
});

// @vitest-environment jsdom
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pagePreview } from './page-preview.ts';

const PagePreview = pagePreview('/admin/preview');

const answer = (main: string) =>
  new Response(
    `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"><style>p{}</style></head><body><header>Menu</header><main>${main}</main></body></html>`,
  );
const fetched = vi.fn<typeof fetch>();
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.useFakeTimers();
  document.documentElement.lang = 'en';
  document.head.replaceChildren();
  place = document.createElement('div');
  document.body.replaceChildren(place);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Renders the preview as React does: calls the ref after each change of the form. */
function render(data: object, path: string | undefined = 'content/towing.en.md') {
  const entry = { toJS: () => ({ path, data }) };
  const props = { entry, document } as unknown as CustomPreviewTemplateProps;
  const element = PagePreview(props) as ReactElement<{ ref(place: HTMLElement | null): void }>;
  element.props.ref(place);
}

it('posts the form to the site, and shows the page without the frame of the site', async () => {
  fetched.mockImplementation(async () => answer('<p>Towing</p>'));
  render({ title: 'Towing' });
  await vi.waitFor(() => expect(place.querySelector('main')?.textContent).toBe('Towing'), { timeout: 5_000 });
  expect(fetched.mock.calls[0]?.[0]).toBe('/en/admin/preview');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    path: 'content/towing.en.md',
    fields: { title: 'Towing' },
  });
  expect(place.querySelector('style')?.textContent).toBe('p{}');
  expect(document.head.querySelectorAll('link[href="/a.css"]')).toHaveLength(1);
  expect(document.body.textContent).not.toContain('Menu');
});

it('asks once for a row of key presses, and shows the last', async () => {
  fetched.mockImplementation(async (_url, init) => answer(JSON.parse(String(init?.body)).fields.title));
  render({ title: 'a' });
  await vi.waitFor(() => expect(place.textContent).toContain('a'), { timeout: 5_000 });
  for (const title of ['ab', 'abc', 'abcd', 'abcd']) render({ title });
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(place.querySelector('main')?.textContent).toBe('abcd'), { timeout: 5_000 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('says that there is no preview while the site fails, and retries at the next change', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  render({ title: 'a' });
  await vi.waitFor(() => expect(place.textContent).toContain('The site answered 503'), { timeout: 5_000 });
  fetched.mockImplementation(async () => answer('<p>back</p>'));
  render({ title: 'a' });
  await vi.waitFor(() => expect(place.querySelector('main')?.textContent).toBe('back'), { timeout: 5_000 });
});

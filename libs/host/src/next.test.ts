import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { toProxyResult, viewOf } from './next.ts';
import { cookiesOf, engine, get, post, type View } from './testing/engine.ts';

/** What Next.js is told: where to render the page, with which headers of the request, status and cookies. */
const responses = {
  rewrite: (url: URL, init: { request: { headers: Headers }; status: number; headers: Headers }) => ({
    url,
    ...init,
  }),
};

/** How the proxy answers with a page. */
function rendered(answer: Answer<unknown>, request: Request) {
  const result = toProxyResult(answer, request, responses);
  if (result instanceof Response) throw new Error('A response instead of a page');
  return result;
}

describe('a page', () => {
  it('is rendered at its own address, with the view in a header of the request', async () => {
    const request = get('visits=3');
    const page = rendered(await engine.load(request), request);
    expect([page.url.href, page.status]).toEqual(['https://club.test/fr/nom', 200]);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.request.headers.get('cookie')).toBe('visits=3');
    expect(viewOf<View>(page.request.headers)).toEqual({ visits: 3 });
  });

  it('after a rejected post keeps its status and both cookies', async () => {
    const request = post('');
    const page = rendered(await engine.post(request), request);
    expect(page.status).toBe(422);
    expect(page.headers.getSetCookie()).toEqual(cookiesOf(''));
    expect(viewOf<View>(page.request.headers)).toEqual({ visits: 0, error: 'requis' });
  });

  it('gets no view that the browser sent', async () => {
    const request = new Request('https://club.test/', { headers: { 'x-jalon-view': '{"visits":9}' } });
    const page = rendered(await engine.load(request), request);
    expect(viewOf<View>(page.request.headers)).toEqual({ visits: 0 });
  });

  it('has no view without the proxy', () => {
    expect(viewOf(new Headers())).toBeUndefined();
  });

  it('takes any text into the view, long ones too', async () => {
    const view = { text: 'é✓\r\n'.repeat(20_000) };
    const answer = { kind: 'page', view, status: 200, headers: [] } as const;
    expect(viewOf(rendered(answer, get()).request.headers)).toEqual(view);
  });
});

it('a redirect leads to an absolute URL, which Next.js needs, with both cookies', async () => {
  const request = post('Lea');
  const response = toProxyResult(await engine.post(request), request, responses);
  if (!(response instanceof Response)) throw new Error('No response');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('https://club.test/fr/merci?a=1#main');
  expect(response.headers.getSetCookie()).toEqual(cookiesOf('Lea'));
});

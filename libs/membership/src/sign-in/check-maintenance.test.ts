import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkMaintenance } from './index.ts';

beforeEach(() => vi.stubGlobal('location', new URL('http://site.test/fr')));
afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  const send = vi.fn((_url: string) => answer());
  vi.stubGlobal('fetch', send);
  return send;
};
const says = (status: string, url: string) => async () => Response.json({ status, url });

it.each(['/fr/entretien', 'https://status.example.org/'])(
  'leads to %s while maintenance is on',
  async (url) => {
    const send = answering(says('on', url));
    expect(await checkMaintenance('fr')).toBe(url);
    expect(send.mock.calls[0]?.[0]).toBe('/api/maintenance?locale=fr');
  },
);

it.each([
  ['off', says('off', '/fr/entretien')],
  ['on, with an address that is not a page', says('on', 'javascript:alert(1)')],
  ['failing', async () => new Response('', { status: 500 })],
  ['out of reach', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('lets the panel open while maintenance is %s', async (_state, answer) => {
  answering(answer);
  expect(await checkMaintenance('en')).toBeUndefined();
});

it('lets the panel open after 3 seconds without an answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted());
  expect(await checkMaintenance('fr')).toBeUndefined();
  expect(timeout).toHaveBeenCalledWith(3000);
  timeout.mockRestore();
});

// @vitest-environment jsdom
import { afterAll, expect, it, vi } from 'vitest';
import { islands } from './page-parts/islands.ts';

// The files of a worker share their modules: none may have those of another file, with or without the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('./page-parts/islands.ts', () => ({ islands: { memberships: vi.fn() } }));

it('loads the script of a table of memberships when the table comes into view', async () => {
  const load = vi.mocked(islands.memberships as () => Promise<unknown>);
  load.mockResolvedValue(() => null);
  const observed: [Element, () => void][] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.callback = callback;
      }
      observe(element: Element) {
        observed.push([element, () => this.callback([{ isIntersecting: true }])]);
      }
      disconnect() {}
    },
  );
  document.body.innerHTML = `
    <div data-island="memberships" data-island-id="1"><p>Tiles</p><table></table></div><script type="application/json">{}</script>
    <div data-island="memberships" data-island-id="2"><p>A spotlight</p></div><script type="application/json">{}</script>`;
  await import('./entry.client.ts');
  expect(observed.map(([{ tagName }]) => tagName)).toEqual(['TABLE']);
  expect(load).not.toHaveBeenCalled();
  observed[0]?.[1]();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 5_000);
});

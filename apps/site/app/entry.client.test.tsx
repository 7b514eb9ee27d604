// @vitest-environment jsdom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { IslandRoot } from './islands/island-root.tsx';
import { islands } from './page-parts/islands.ts';

// The files of a worker share their modules: none may have those of another file, with or without the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('./page-parts/islands.ts', () => ({ islands: { header: vi.fn() } }));

const patience = { timeout: 5_000 };

/** Called by each render of the island; a test replaces it to make a render fail. */
let render: () => void = () => {};

function Header() {
  const [open, setOpen] = useState(false);
  render();
  return (
    <a
      href="/fr/connexion"
      data-opens="member-panel"
      onClick={(event) => {
        event.preventDefault();
        setOpen(!open);
      }}
    >
      {open ? 'Open' : 'Closed'}
    </a>
  );
}

const load = vi.mocked(islands.header as () => Promise<unknown>);
const assign = vi.fn();
const report = vi.fn();

// It listens to the document, so it is loaded only once.
beforeAll(async () => void (await import('./entry.client.ts')));

beforeEach(() => {
  vi.clearAllMocks();
  load.mockResolvedValue(Header);
  render = () => {};
  const html = renderToString(
    <IslandRoot locale="fr">
      <Header />
    </IslandRoot>,
  );
  document.body.innerHTML = `<div data-island="header" data-island-id="island-1-">${html}</div><script type="application/json">{}</script>`;
  vi.stubGlobal('location', { href: 'http://site.test/fr', pathname: '/fr', assign });
  vi.stubGlobal('reportError', report);
  onTestFinished(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });
});

const link = () => document.querySelector('a');
const press = () => link()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

async function expectWorking() {
  press();
  await vi.waitFor(() => expect(link()?.textContent).toBe('Open'), patience);
}

it('follows the link when the island can’t be loaded, and loads it at the next press', async () => {
  load.mockRejectedValueOnce(new TypeError('No network'));
  press();
  await vi.waitFor(
    () => expect(assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/fr/connexion'),
    patience,
  );
  await expectWorking();
  expect(assign).toHaveBeenCalledOnce();
});

it('follows the link when the island throws while it hydrates, and tries again at the next press', async () => {
  const error = new Error('A fault in the island');
  render = () => {
    throw error;
  };
  press();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce(), patience);
  expect(report).toHaveBeenCalledWith(error);
  expect(link()?.textContent).toBe('Closed');
  render = () => {};
  await expectWorking();
  expect(assign).toHaveBeenCalledOnce();
});

it('has the server’s HTML again when the island throws later, and tries again at the next press', async () => {
  await expectWorking();
  render = () => {
    throw new Error('A fault in the island');
  };
  press();
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce(), patience);
  await vi.waitFor(() => expect(link()?.textContent).toBe('Closed'), patience);
  render = () => {};
  await expectWorking();
});

it('counts a press once that comes between the start of hydration and its end', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Header>();
  load.mockReturnValue(promise);
  link()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), patience);
  resolve(Header);
  // React is given the component, and renders it in a later task.
  for (let step = 0; step < 10; step += 1) await Promise.resolve();
  press();
  await vi.waitFor(() => expect(link()?.textContent).toBe('Open'), patience);
});

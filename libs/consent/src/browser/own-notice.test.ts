// @vitest-environment jsdom
import { afterAll, afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { choiceCookie, makeChoice } from '../choice/choice.ts';
import type { NoticeEvents } from './notice-events.ts';
import { startOwnNotice } from './own-notice.ts';

// The files of a worker share their modules: none may have those of another file, with or without the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const dialog = vi.hoisted(() => ({
  show: (_events: NoticeEvents): Promise<void> => Promise.reject(new TypeError('No network')),
}));
vi.mock('./preferences.ts', () => ({
  showPreferences: (_settings: unknown, events: NoticeEvents) => dialog.show(events),
}));

afterEach(() => {
  delete window.Didomi;
  delete window.didomiOnReady;
  delete window.didomiEventListeners;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom.
  document.cookie = 'consent=; Max-Age=0; Path=/';
});

const settings = {
  purposes: ['audience'],
  notice: 20_261_123,
  environment: 'test',
  memberNumberPrefix: '',
} as const;

/** Stores a choice, as another tab would. */
function store(granted: readonly 'audience'[], chosenAt: string): void {
  const choice = makeChoice({ granted, surface: 'banner', locale: 'fr' }, settings);
  const recorded = {
    ...choice,
    lastConsentTimestamp: chosenAt,
    data: choice.data && { ...choice.data, recorded: true },
  };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom.
  document.cookie = choiceCookie(recorded, 'http:');
}

it.each([
  ['the browser restores the page', () => window.dispatchEvent(new PageTransitionEvent('pageshow'))],
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the window is used again', () => window.dispatchEvent(new Event('focus'))],
])('follows a refusal made elsewhere when %s', (_, comeBack) => {
  store(['audience'], '2026-11-23T10:00:00.000Z');
  startOwnNotice(settings);
  const changed = vi.fn();
  window.didomiEventListeners?.push({ event: 'consent.changed', listener: changed });
  const consent = () => window.Didomi?.getUserConsentStatusForVendor('google');
  comeBack();
  expect(changed).not.toHaveBeenCalled();
  expect(consent()).toBe(true);
  store([], '2026-11-23T11:00:00.000Z');
  comeBack();
  comeBack();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(consent()).toBe(false);
});

it('opens the page about cookies when the dialog can’t be loaded', async () => {
  store([], '2026-11-23T10:00:00.000Z');
  document.body.innerHTML = '<a href="/fr/temoins" data-consent="manage">Gérer les témoins</a>';
  const assign = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:', assign });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });

  startOwnNotice(settings);
  window.Didomi?.preferences.show();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/fr\/temoins$/)), 5_000);
});

it('gives the focus back to the button of the banner that opened the dialog', async () => {
  document.body.innerHTML =
    '<section id="consent"><a href="/fr/temoins" data-consent="choose">Choisir</a></section>';
  const { show } = dialog;
  dialog.show = async (events) => {
    events.emit('preferences.shown');
    events.emit('preferences.hidden');
  };
  onTestFinished(() => {
    dialog.show = show;
    document.body.innerHTML = '';
  });
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom.
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  startOwnNotice(settings);
  window.Didomi?.preferences.show();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Choisir'));
});

// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { choiceCookie, makeChoice } from '../choice.ts';
import { startOwnNotice } from './own-notice.ts';

vi.mock('./preferences.ts', () => ({ showPreferences: () => Promise.reject(new TypeError('No network')) }));

it('opens the page about cookies when the dialog can’t be loaded', async () => {
  const settings = {
    purposes: ['audience'],
    notice: 20_261_123,
    environment: 'test',
    memberNumberPrefix: '',
  } as const;
  const choice = makeChoice({ granted: [], surface: 'banner', locale: 'fr' }, settings);
  const recorded = { ...choice, data: choice.data && { ...choice.data, recorded: true } };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom.
  document.cookie = choiceCookie(recorded, 'http:');
  document.body.innerHTML = '<a href="/fr/temoins" data-consent="manage">Gérer les témoins</a>';
  const assign = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:', assign });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
    delete window.Didomi;
  });

  startOwnNotice(settings);
  window.Didomi?.preferences.show();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/fr\/temoins$/)), 5_000);
});

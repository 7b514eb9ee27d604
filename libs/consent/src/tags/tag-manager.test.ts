// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { settingsAttribute } from '../choice/consent-settings.ts';
import type { DidomiApi } from '../choice/didomi-api.ts';
import { closeDataLayer } from './data-layer.ts';
import { startTagManager } from './tag-manager.ts';

it('reports a page that the browser restores, unless the consent was withdrawn meanwhile', () => {
  let consent = true;
  window.Didomi = { getUserConsentStatusForVendor: () => consent } as unknown as DidomiApi;
  onTestFinished(() => {
    delete window.Didomi;
    closeDataLayer();
  });
  const settings = JSON.stringify({ environment: 'test', memberNumberPrefix: '' });
  document.body.innerHTML = `<div ${settingsAttribute}='${settings}'></div>`;
  startTagManager({ id: 'GTM-TEST', origin: 'http://tags.invalid' }, ['audience'], () => undefined);
  const layer = (window as { dataLayer?: { event?: string }[] }).dataLayer;
  const views = () => layer?.filter(({ event }) => event === 'page_view').length;
  const show = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  show(false);
  expect(views()).toBe(1);
  show(true);
  expect(views()).toBe(2);
  consent = false;
  show(true);
  expect(views()).toBe(2);
});

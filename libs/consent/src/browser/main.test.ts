// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { startConsent } from './main.ts';

it('starts once, also when an effect of React runs twice', () => {
  const settings = { purposes: ['audience'], notice: 1, environment: 'test', memberNumberPrefix: '' };
  document.body.innerHTML = '<div></div>';
  document.querySelector('div')?.setAttribute('data-consent-settings', JSON.stringify(settings));
  onTestFinished(() => {
    for (const name of ['Didomi', 'didomiOnReady', 'didomiEventListeners'])
      Reflect.deleteProperty(window, name);
  });
  startConsent();
  const { Didomi: first } = window;
  expect(first).toBeDefined();
  startConsent();
  expect(window.Didomi).toBe(first);
});

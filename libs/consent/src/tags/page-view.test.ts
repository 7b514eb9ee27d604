// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { settingsAttribute } from '../choice/consent-settings.ts';
import { closeDataLayer, openDataLayer } from './data-layer.ts';
import { trackPageView } from './page-view.ts';

afterEach(() => {
  closeDataLayer();
  document.body.innerHTML = '';
});

/** Opens a page with the notice and this content, and returns what is reported of it. */
function reported(content: string, memberNumber?: string): unknown[] {
  const settings = JSON.stringify({ environment: 'test', memberNumberPrefix: '620 ' });
  document.body.innerHTML = `<div ${settingsAttribute}='${settings}'></div>${content}`;
  const layer = openDataLayer();
  layer.length = 0;
  trackPageView(() => memberNumber);
  return layer;
}

it('the step of a checkout is reported by its name, without amounts or answers', () => {
  expect(reported('<div data-checkout="register payment"><input value="Maude Tremblay"></div>')).toEqual([
    expect.objectContaining({ event: 'page_view' }),
    { event: 'checkout', flow: 'register', step: 'payment' },
  ]);
});

it('a page without a checkout is only a page view, of a visitor or a member', () => {
  expect(reported('')).toEqual([expect.objectContaining({ event: 'page_view', user_id: undefined })]);
  expect(reported('', '1000000017')).toEqual([expect.objectContaining({ user_id: '6201000000017' })]);
});

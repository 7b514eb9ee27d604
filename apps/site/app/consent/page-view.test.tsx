// @vitest-environment jsdom
import { CheckoutStep } from '@jalon/checkout/steps';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { settingsAttribute } from './consent-settings.ts';
import { closeDataLayer, openDataLayer } from './data-layer.ts';
import { trackPageView } from './page-view.ts';

afterEach(() => {
  cleanup();
  closeDataLayer();
});

const settings = { [settingsAttribute]: JSON.stringify({ environment: 'test', memberNumberPrefix: '620 ' }) };

it('the step of a checkout is reported by its name, without amounts or answers', () => {
  const layer = openDataLayer();
  layer.length = 0;
  render(
    <div {...settings}>
      <CheckoutStep flow="register" step="payment">
        <input defaultValue="Maude Tremblay" />
      </CheckoutStep>
    </div>,
  );
  trackPageView();
  expect(layer).toEqual([
    expect.objectContaining({ event: 'page_view' }),
    { event: 'checkout', flow: 'register', step: 'payment' },
  ]);
});

it('a page without a checkout is only a page view', () => {
  const layer = openDataLayer();
  layer.length = 0;
  render(<div {...settings} />);
  trackPageView();
  expect(layer).toEqual([expect.objectContaining({ event: 'page_view' })]);
});

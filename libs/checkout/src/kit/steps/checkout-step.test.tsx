import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckoutStep } from './checkout-step.tsx';

it('names the flow and the step, for a tag manager', () => {
  const html = renderToString(
    <I18nProvider locale="fr">
      <CheckoutStep flow="register" step="payment">
        <input defaultValue="Maude Tremblay" />
      </CheckoutStep>
    </I18nProvider>,
  );
  expect(html).toContain('data-checkout="register payment"');
});

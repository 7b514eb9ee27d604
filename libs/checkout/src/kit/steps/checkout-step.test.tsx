import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckoutStep, type CheckoutStepProps } from './checkout-step.tsx';

const html = (props: Partial<CheckoutStepProps> = {}) =>
  renderToString(
    <I18nProvider locale="fr">
      <CheckoutStep flow="register" step="payment" {...props}>
        <input defaultValue="Maude Tremblay" />
      </CheckoutStep>
    </I18nProvider>,
  );

it('names the flow and the step, for a tag manager', () => {
  expect(html()).toContain('data-checkout="register payment"');
});

it('leads back to the completed steps only, and not to itself', () => {
  const progress = { registration: 'done', addMember: 'idle', payment: 'done' } as const;
  const links = { registration: '/fr/a', addMember: '/fr/b', payment: '/fr/c' };
  expect([...html({ progress, links }).matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/fr/a',
  ]);
});

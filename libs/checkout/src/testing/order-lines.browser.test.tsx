import '@jalon/ui/base.css';
import '@jalon/ui/tokens.css';
import { ClubProvider } from '@jalon/club/react';
import { I18nProvider } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CheckoutStep, OrderReceipt, OrderSummary, ReviewStep, ReviewSummary } from '../steps.ts';
import { sampleAgreements, sampleClub, sampleData, sampleQuote } from './sample-checkout.ts';

const flow = 'register';
const order = { flow, data: sampleData[flow], quote: sampleQuote } as const;

const pages: Readonly<Record<string, ReactNode>> = {
  review: (
    <CheckoutStep flow={flow} step="review" summary={<ReviewSummary {...order} />}>
      <ReviewStep {...order} agreements={sampleAgreements('fr', order)} />
    </CheckoutStep>
  ),
  receipt: (
    <OrderReceipt
      homeHref="/"
      receipt={{
        orderNumber: 'JALON2345',
        placedAt: '2026-11-23T15:00:00Z',
        quote: sampleQuote,
        priceData: sampleQuote.priceData,
      }}
    />
  ),
};

it.each(Object.keys(pages))(
  'the price is next to the %s in a wide window, and above it on a phone',
  async (name) => {
    const { getByRole, getByText } = render(
      <I18nProvider locale="fr">
        <ClubProvider club={sampleClub}>
          <Section>{pages[name]}</Section>
        </ClubProvider>
      </I18nProvider>,
    );
    const lines = () => getByRole('complementary', { name: 'Votre commande' }).getBoundingClientRect();
    const rest = () =>
      getByText(name === 'review' ? 'Vos réponses' : 'Numéro de commande').getBoundingClientRect();
    const heading = () => getByRole('heading', { level: 1 }).getBoundingClientRect();

    await page.viewport(1280, 800);
    expect(lines().left).toBeGreaterThan(rest().right);
    expect(lines().top).toBeLessThanOrEqual(heading().bottom);
    expect(lines().right).toBeGreaterThan(1_200);

    await page.viewport(360, 800);
    expect(lines().top).toBeGreaterThan(heading().bottom);
    expect(lines().bottom).toBeLessThan(rest().top);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);

it('a link of a summary that is higher than the window is in view when it has the focus', async () => {
  await page.viewport(1280, 800);
  const answered = Array.from({ length: 9 }, (_, at) => ({
    title: `Étape ${at}`,
    lines: ['Zoé Côté', '455, 3e Avenue'],
    href: '/',
  }));
  const { getAllByRole } = render(
    <I18nProvider locale="fr">
      <ClubProvider club={sampleClub}>
        <CheckoutStep
          flow={flow}
          step="payment"
          summary={<OrderSummary quote={sampleQuote} answered={answered} />}
        >
          <div style={{ blockSize: 3_000 }} />
        </CheckoutStep>
      </ClubProvider>
    </I18nProvider>,
  );
  const last = getAllByRole('link').at(-1);
  scrollTo(0, 600);
  last?.focus();
  await expect.poll(() => last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});

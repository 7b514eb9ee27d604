import type { Quote } from '@jalon/api-client/contract';
import { mockCard } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { mockFields } from '../../../testing/mock-fields.ts';
import { freeQuote, monthlyQuote, sampleQuote, sampleSettings } from '../../../testing/sample-checkout.ts';
import { visit } from '../../../testing/story-visitor.ts';
import { CheckoutStep } from '../checkout-step.tsx';
import { OrderSummary } from '../order-summary.tsx';
import { PaymentStep, type PaymentStepProps } from './payment-step.tsx';

const accepted = mockFields();
const invalid = mockFields({ answer: { status: 'invalid' } });
const unavailable = mockFields({ answer: { status: 'failed' } });
const notLoaded = mockFields({ state: 'failed' });
const loading = mockFields({ state: 'loading' });

/**
 * The choice of term and payment method. Numbers are typed in the gateway’s own frame, which these stories replace with a box; the page
 * never sees them.
 *
 * Tested with the keyboard, a pointer and axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen
 * reader.
 */
const meta: Meta<typeof PaymentStep> = {
  title: 'Checkout/Payment',
  component: PaymentStep,
  args: {
    flow: 'register',
    quotes: { annual: sampleQuote, monthly: monthlyQuote },
    settings: sampleSettings,
    loadFields: accepted,
    onSubmit: fn(async () => undefined),
    onSent: fn(),
  },
  render: (args) => (
    <CheckoutStep flow={args.flow} step="payment" summary={<OrderSummary quote={args.quotes.annual} />}>
      <PaymentStep {...args} />
    </CheckoutStep>
  ),
  beforeEach: () => sessionStorage.clear(),
};

export default meta;
type Story = StoryObj<typeof PaymentStep>;
type Args = Partial<PaymentStepProps>;

const choices = {
  termSelected: 'annual',
  paymentSelected: 'card',
  renewalSelected: true,
  promoCode: '',
  montantDollarsCAAUtilise: 0,
};

/** By card, with automatic renewal checked initially. */
export const Card: Story = {
  tags: ['both-languages'],
  ...visit(async ({ sends }, args: Args) => {
    await sends(args.onSubmit, choices, mockCard);
  }),
};

/** Each term with its total; a monthly price is never shown without the yearly total. */
export const Monthly: Story = {
  ...visit(async ({ type, sends, canvas }, args: Args) => {
    await expect(canvas.getAllByRole('radio', { name: /160/ })).toHaveLength(2);
    await type({ termSelected: 'monthly', renewalSelected: 'true' });
    await sends(args.onSubmit, { ...choices, termSelected: 'monthly', renewalSelected: false }, mockCard);
  }),
};

const { priceData, payments } = monthlyQuote;
const twoPayments: Quote = {
  ...monthlyQuote,
  priceData: { ...priceData, totalYear: 2687, totalMonth: 1341, firstPaymentAmount: 1346 },
  payments: payments.slice(0, 2),
};

/** A membership that changes near the end of its year has fewer payments. */
export const FewPayments: Story = {
  tags: ['both-languages'],
  args: { flow: 'modify-my-membership', quotes: { annual: sampleQuote, monthly: twoPayments } },
  ...visit(async ({ canvas }) => {
    const name = /2.(versements|payments).*(puis 1.fois.13,41\$|then once.\$13\.41)/;
    await expect(canvas.getByRole('radio', { name })).toBeVisible();
  }),
};

/** What is due in one payment is not offered by the month, also to someone who chose that before. */
export const LastMonth: Story = {
  args: {
    flow: 'modify-my-membership',
    quotes: { annual: sampleQuote, monthly: { ...twoPayments, payments: payments.slice(0, 1) } },
    values: { termSelected: 'monthly' },
  },
  ...visit(async ({ canvas, field }) => {
    await expect(canvas.getAllByRole('radio', { name: /160/ })).toHaveLength(1);
    await expect(field('termSelected')).toBeChecked();
  }),
};

/** By debit from a bank account: other fields, and another gateway frame. */
export const Bank: Story = {
  tags: ['both-languages'],
  ...visit(async ({ type, canvas, t }) => {
    await canvas.findByRole('textbox', { name: t('cardDetails') });
    await type({ paymentSelected: 'bank' });
    await expect(await canvas.findByRole('textbox', { name: t('bankDetails') })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: t('cardDetails') })).toBeNull();
  }),
};

/** The code field is collapsed, and open when there is a message about the code. */
export const PromoCodeExpired: Story = {
  tags: ['both-languages'],
  args: {
    values: { promoCode: 'ETE2025' },
    onSubmit: async () => ({ status: 'error', errors: { promoCode: 'expired' } }),
  },
  ...visit(async ({ submit, field, t }) => {
    await submit();
    await waitFor(() => expect(field('promoCode')).toHaveFocus());
    await expect(field('promoCode')).toHaveAccessibleDescription(expect.stringContaining(t('expired')));
  }),
};

/** A typed code. */
export const PromoCode: Story = {
  ...visit(async ({ canvas, t, type, sends }, args: Args) => {
    await userEvent.click(canvas.getByText(t('havePromoCode')));
    await type({ promoCode: 'bienvenue' });
    await sends(args.onSubmit, { ...choices, promoCode: 'bienvenue' }, mockCard);
  }),
};

const withClubDollars = { ...sampleQuote, clubDollars: { available: 4_250, maximum: 4_000 } };

/** A member’s club dollars: negative, cut to cents and capped on leaving the field. */
export const ClubDollars: Story = {
  tags: ['both-languages'],
  args: { flow: 'renewal', quotes: { annual: withClubDollars } },
  ...visit(async ({ type, field, sends, locale }, args: Args) => {
    const isFrench = locale === 'fr';
    await type({ montantDollarsCAAUtilise: isFrench ? '12,509' : '12.509' });
    await userEvent.tab();
    await expect(field('montantDollarsCAAUtilise')).toHaveValue(isFrench ? '−12,50$' : '−$12.50');
    await type({ montantDollarsCAAUtilise: '999' });
    await userEvent.tab();
    await expect(field('montantDollarsCAAUtilise')).toHaveValue(isFrench ? '−40,00$' : '−$40.00');
    await sends(args.onSubmit, { ...choices, montantDollarsCAAUtilise: 4_000 }, mockCard);
  }),
};

/** The gateway’s fields are invalid: nothing is sent. */
export const InvalidCard: Story = {
  tags: ['both-languages'],
  args: { loadFields: invalid },
  ...visit(async ({ submit, canvas, t }, args: Args) => {
    await canvas.findByRole('textbox', { name: t('cardDetails') });
    await submit();
    await expect(await canvas.findByText(t('paymentInvalid'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('cardDetails') })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  }),
};

/** The gateway does not answer. */
export const GatewayAway: Story = {
  args: { loadFields: unavailable },
  ...visit(async ({ submit, canvas, t }, args: Args) => {
    await canvas.findByRole('textbox', { name: t('cardDetails') });
    await submit();
    await expect(await canvas.findByText(t('paymentFailed'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  }),
};

/** The fields could not be loaded; a button loads them again. */
export const FieldsNotLoaded: Story = {
  tags: ['both-languages'],
  args: { loadFields: notLoaded },
  ...visit(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('fieldsFailed'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('tryAgain') })).toBeVisible();
  }),
};

/** The fields are loading. */
export const FieldsLoading: Story = {
  args: { loadFields: loading },
  ...visit(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('fieldsLoading'))).toBeVisible();
  }),
};

/** Back from the review: the same card is used again. */
export const CardEnteredBefore: Story = {
  tags: ['both-languages'],
  args: { reference: { method: 'card', brand: 'visa', lastFour: '4242' } },
  ...visit(async ({ canvas, t, sends }, args: Args) => {
    await expect(canvas.getByText(t('cardOnFile', { brand: 'Visa', lastFour: '4242' }))).toBeVisible();
    await sends(args.onSubmit, choices, undefined);
  }),
};

/** The bank declined the last payment. */
export const Declined: Story = {
  tags: ['both-languages'],
  args: { declined: 'insufficientFunds' },
  ...visit(async ({ canvas, declineText }) => {
    await expect(canvas.getByText(declineText('insufficientFunds'))).toBeVisible();
  }),
};

/** Nothing is due: no gateway, and no card or account for an automatic renewal. */
export const NothingDue: Story = {
  args: { quotes: { annual: freeQuote } },
  ...visit(async ({ canvas, t, sends }, args: Args) => {
    await expect(canvas.getByText(t('nothingDue'))).toBeVisible();
    await expect(canvas.queryByText(t('smaller', { rule: 'none' }))).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: new RegExp(t('renewalSelected')) })).toBeNull();
    await sends(args.onSubmit, { ...choices, renewalSelected: false }, undefined);
  }),
};

/** A change to a smaller membership: what happens to the rest, by the club’s rule. */
export const Smaller: Story = {
  tags: ['both-languages'],
  args: { flow: 'modify-my-membership', quotes: { annual: freeQuote } },
  decorators: [
    (Steps) => (
      <ClubProvider club={{ ...defaultClub, checkout: { smallerMembership: 'credit' } }}>
        <Steps />
      </ClubProvider>
    ),
  ],
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByText(t('smaller', { rule: 'credit' }))).toBeVisible();
  }),
};

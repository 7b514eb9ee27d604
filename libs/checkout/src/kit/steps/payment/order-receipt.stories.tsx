import type { Receipt } from '@jalon/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withCode } from '../../../../../../tools/vite/story-code.ts';
import { monthlyQuote, sampleQuote } from '../../../testing/sample-checkout.ts';
import { visit } from '../../../testing/story-visitor.ts';
import { OrderReceipt } from './order-receipt.tsx';

const receipt: Receipt = {
  orderNumber: '2611-0042',
  placedAt: '2026-11-23T15:04:00Z',
  quote: sampleQuote,
  priceData: sampleQuote.priceData,
  memberNumber: '1000000909',
  payment: { method: 'card', brand: 'visa', lastFour: '4242' },
  taxNumbers: { gst: '12345 6789 RT0001', qst: '1234567890 TQ0001' },
};

/**
 * The confirmation of an order, which is also its receipt.
 *
 * Tested with axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen reader, printing.
 */
const meta: Meta<typeof OrderReceipt> = {
  title: 'Checkout/Receipt',
  component: OrderReceipt,
  args: { receipt, homeHref: '/fr', membershipName: withCode("() => 'Plus'", () => 'Plus') },
};

export default meta;
type Story = StoryObj<typeof OrderReceipt>;

/** A new member, who can choose the password of the member area. */
export const NewMember: Story = {
  tags: ['both-languages'],
  args: {
    account: { action: '/fr/adhesion/revision?attempt=abc', state: 'open' },
    receipt: { ...receipt, additionalMembers: [{ firstName: 'Noé', memberNumber: '1000000917' }] },
  },
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('thanks'));
    await expect(canvas.getByText('2611-0042')).toBeVisible();
    const choose = canvas.getByRole('button', { name: t('choosePassword') });
    await expect(choose.closest('form')).toHaveAttribute('method', 'post');
    await expect(canvas.getByText(t('memberNumberOf', { name: 'Noé' }))).toBeVisible();
    await expect(canvas.getByText(/1000000917/)).toBeVisible();
    await expect(canvas.getAllByText(/160[,.]97/)[0]).toBeVisible();
    // What a receipt must name: the seller, the period and the tax numbers.
    for (const fact of [/^Club Jalon inc\.,/, /2027$/, '12345 6789 RT0001', '1234567890 TQ0001']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
  }),
};

/** The link could not be made. */
export const LinkNotMade: Story = {
  args: { account: { action: '/fr/adhesion/revision?attempt=abc', state: 'failed' } },
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('accountFailed'));
  }),
};

/** The member has no number yet, such as right after the bank’s question. */
export const NewMemberSoon: Story = {
  args: {
    account: { action: '/fr/adhesion/revision?attempt=abc', state: 'soon' },
    receipt: { ...receipt, memberNumber: undefined },
  },
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('accountSoon'));
    await expect(canvas.queryByRole('button', { name: t('choosePassword') })).toBeNull();
  }),
};

/** In another browser, or later: the mailed link opens the member area. */
export const NewMemberLater: Story = {
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByText(t('accountMailed'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('choosePassword') })).toBeNull();
  }),
};

/** A debit from a bank account, in twelve payments: it takes a few days. */
export const BankDebit: Story = {
  tags: ['both-languages'],
  args: {
    isProcessing: true,
    receipt: {
      ...receipt,
      quote: monthlyQuote,
      priceData: monthlyQuote.priceData,
      payment: { method: 'bank', lastFour: '6789' },
    },
  },
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByText(t('processing'))).toBeVisible();
    await expect(canvas.getByText(/13[,.]46/)).toBeVisible();
  }),
};

/** A gift, with its card to print. */
export const Gift: Story = {
  args: {
    receipt: {
      ...receipt,
      memberNumber: undefined,
      giftPath: '/fr/cadeau/abc',
      quote: { ...sampleQuote, flow: 'gift-a-membership' },
    },
  },
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByRole('link', { name: t('printCard') })).toHaveAttribute(
      'href',
      '/fr/cadeau/abc?card',
    );
  }),
};

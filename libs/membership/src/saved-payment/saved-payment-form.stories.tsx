import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../stories/words-of.ts';
import { SavedPaymentForm, savedPaymentFields, savedPaymentMessages } from './index.ts';

/**
 * The card or bank account of later payments, in the member area. Plain forms that work without JavaScript; the numbers
 * are typed on the gateway’s page.
 *
 * Tested with the keyboard and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof SavedPaymentForm> = {
  title: 'Membership/SavedPaymentForm',
  component: SavedPaymentForm,
  args: {
    action: '#',
    saved: {
      isReplaceable: true,
      payment: { method: 'card', brand: 'visa', lastFour: '4242' },
      payments: [
        { dueOn: '2026-12-23', amount: 1_610 },
        { dueOn: '2027-01-23', amount: 1_610 },
      ],
      isDeclined: false,
      renewsItself: true,
    },
  },
};

export default meta;
type Story = StoryObj<typeof SavedPaymentForm>;

/** The saved card, what it will pay, and two ways to replace it. */
export const Saved: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t } = wordsOf(savedPaymentMessages, context);
    await expect(canvas.getByText(/4242/)).toBeVisible();
    const button = canvas.getByRole('button', { name: t('useBank') });
    await expect(button).toHaveAttribute('name', savedPaymentFields.method);
    await expect(button).toHaveAttribute('value', 'bank');
  },
};

/** A payment was declined: the page says what replacing the card does. */
export const Declined: Story = {
  args: {
    saved: { ...meta.args?.saved, isReplaceable: true, payments: [], isDeclined: true, renewsItself: false },
  },
  play: async (context) => {
    const { canvas, t } = wordsOf(savedPaymentMessages, context);
    await expect(canvas.getByText(t('declinedTitle'))).toBeVisible();
  },
};

/** The card that was entered on the gateway’s page, to confirm. */
export const NewCard: Story = {
  args: { fresh: { page: 'page-1', payment: { method: 'card', brand: 'mastercard', lastFour: '4444' } } },
  play: async (context) => {
    const { canvas, t } = wordsOf(savedPaymentMessages, context);
    await expect(canvas.getByText(/4444/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('confirm') })).toBeVisible();
  },
};

/** A bank account: the agreement comes before the button, and must be accepted. */
export const NewAccount: Story = {
  tags: ['both-languages'],
  args: { fresh: { page: 'page-1', payment: { method: 'bank', lastFour: '6789' } }, problem: 'required' },
  play: async (context) => {
    const { canvas, t } = wordsOf(savedPaymentMessages, context);
    const box = canvas.getByRole('checkbox', { name: t('mandateAccepted') });
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(t('mandateRequired')));
  },
};

/** The orders of the member have no later payments. */
export const NothingToReplace: Story = {
  args: { saved: { isReplaceable: false, payments: [], isDeclined: false, renewsItself: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

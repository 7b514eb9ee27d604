import { call, signIn, signOut } from '@jalon/api-client';
import { mockMembers } from '@jalon/api-client/msw';
import { formatPrice } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { formStories, storyMember } from '../../testing/form-stories.ts';
import { giftCardMessages } from './gift-card.messages.ts';
import { GiftCardForm } from './index.ts';

const stories = formStories({
  formId: 13,
  received: { total: '150', subject: 'Demande de carte-cadeau' },
});

const [member] = mockMembers;
if (!member) throw new Error('There is no mock member');

/**
 * Form 13: a member or a visitor asks for gift cards of a partner. The total is computed from the amount and the quantity,
 * and a member's club dollars must cover it, which the API checks.
 */
const meta: Meta<typeof GiftCardForm> = {
  title: 'Forms/GiftCard',
  component: GiftCardForm,
  ...stories.meta,
};

export default meta;
type Story = StoryObj<typeof GiftCardForm>;

export const Empty: Story = { ...stories.empty, tags: ['both-languages'] };
export const Filled: Story = stories.filled;

/** The total shows once amount and quantity are given, and disappears when either is removed. */
export const LiveTotal: Story = stories.visit(async ({ field, fill, locale }) => {
  await expect(field('total')).toBeEmptyDOMElement();
  await fill({ partner: 'Librairies Bornes et Virgules', amount: '25' });
  await expect(field('total')).toBeEmptyDOMElement();
  await userEvent.type(field('quantity'), '4x');
  await expect(field('total')).toHaveTextContent(formatPrice(10_000, locale));
  await userEvent.type(field('quantity'), '0');
  await expect(field('total')).toHaveTextContent(formatPrice(100_000, locale).replace('\u00a0', ' '));
  await userEvent.clear(field('quantity'));
  await expect(field('total')).toBeEmptyDOMElement();
});

/** Sent empty: an error under each field, the focus on the first one; no error under the total. */
export const FieldErrors: Story = { ...stories.fieldErrors, tags: ['both-languages'] };

export const ErrorSummary: Story = stories.errorSummary;

/** A member whose club dollars don't cover the total; editing any field clears the total's error. */
export const InsufficientDollars: Story = {
  args: { member: { ...storyMember, memberNumber: member.memberNumber }, balance: 42.5 },
  beforeEach: async () => {
    await call(signIn, { body: member });
    return () => call(signOut, {});
  },
  ...stories.visit(async ({ fill, send, field, canvas, locale }) => {
    await fill(stories.values);
    await send();
    // The first button of the amounts, from which the total is computed.
    await waitFor(() => expect(field('amount')).toHaveFocus());
    const { insufficientDollars } = giftCardMessages[locale];
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(field('quantity')).toBeInvalid();
    for (const name of ['quantity', 'total']) {
      await expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(insufficientDollars));
    }
    await expect(canvas.getByText(insufficientDollars)).toBeVisible();
    await userEvent.selectOptions(field('partner'), '');
    // The text stays in the page, hidden, so that nothing below moves.
    await waitFor(() => expect(canvas.getByText(insufficientDollars)).not.toBeVisible());
    await expect(field('quantity')).toBeValid();
  }),
};

export const GenericError: Story = stories.genericError;
export const Slow: Story = stories.slow;
export const Sent: Story = stories.sent;
export const SentToHost: Story = stories.sentToHost;
export const PlainPost: Story = stories.plainPost;

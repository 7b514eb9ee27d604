import { passwordMinLength } from '@jalon/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../stories/words-of.ts';
import { ChangePasswordForm, passwordMessages } from './index.ts';

/**
 * Changes the password of the signed-in member. Post it to a server that responds with the page and `rejected`, or handle
 * it in `onSubmit`. It works without JavaScript. The new password is typed once and can be shown.
 *
 * Tested with the keyboard, a pointer and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader, password
 * managers.
 */
const meta: Meta<typeof ChangePasswordForm> = {
  title: 'Membership/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { action: '/fr/espace-connecte/securite' },
};

export default meta;
type Story = StoryObj<typeof ChangePasswordForm>;

function see(context: Parameters<typeof wordsOf>[1]) {
  const words = wordsOf(passwordMessages, context);
  const fieldOf = (name: 'currentPassword' | 'newPassword') => words.canvas.getByLabelText(words.t(name));
  return { ...words, current: fieldOf('currentPassword'), fresh: fieldOf('newPassword') };
}

/** Before anything is typed: the hint shows the rule. */
export const Empty: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { t, current, fresh } = see(context);
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await expect(fresh).toHaveAttribute('autocomplete', 'new-password');
    await expect(fresh).toHaveAccessibleDescription(t('hint', { length: passwordMinLength }));
  },
};

/** Both fields are in error. */
export const Errors: Story = {
  tags: ['both-languages'],
  args: { rejected: { errors: { currentPassword: 'incorrect', newPassword: 'tooShort' } } },
  play: async (context) => {
    const { t, current, fresh, errors } = see(context);
    const short = t('tooShort', { length: passwordMinLength });
    await expect(await errors()).toEqual([t('incorrect'), short]);
    await expect(current).toHaveAccessibleDescription(expect.stringContaining(t('incorrect')));
    await expect(fresh).toBeInvalid();
    await expect(fresh).toHaveAccessibleDescription(expect.stringContaining(short));
  },
};

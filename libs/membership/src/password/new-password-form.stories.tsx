import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../stories/words-of.ts';
import { NewPasswordForm, passwordMessages } from './index.ts';

/**
 * Sets a new password after a mailed link. Works without JavaScript. When the link has expired, the host also offers
 * the page that sends a new one.
 *
 * Tested with the keyboard, a pointer and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader, password
 * managers.
 */
const meta: Meta<typeof NewPasswordForm> = {
  title: 'Membership/NewPasswordForm',
  component: NewPasswordForm,
  args: { action: '/fr/nouveau-mot-de-passe', token: 'jeton' },
};

export default meta;
type Story = StoryObj<typeof NewPasswordForm>;

const shows = (key: 'expired' | 'newPasswordRequired'): Pick<Story, 'play'> => ({
  play: async (context) => {
    const { errors, t } = wordsOf(passwordMessages, context);
    await expect(await errors()).toEqual([t(key)]);
  },
});

/** Before anything is typed. */
export const Empty: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t } = wordsOf(passwordMessages, context);
    const field = canvas.getByLabelText(t('newPassword'));
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(context.canvasElement.querySelector('input[name=token]')).toHaveValue('jeton');
  },
};

/** The first password of a new member. */
export const First: Story = {
  args: { isFirst: true },
  play: async (context) => {
    const { canvas, t } = wordsOf(passwordMessages, context);
    await expect(canvas.getByRole('button', { name: t('choose') })).toBeVisible();
  },
};

/** Sent empty. */
export const Errors: Story = {
  tags: ['both-languages'],
  args: { rejected: { errors: { newPassword: 'required' } } },
  ...shows('newPasswordRequired'),
};

/** The link has expired or was used. */
export const Expired: Story = {
  args: { rejected: { errors: { token: 'expired' } } },
  ...shows('expired'),
};

import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
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

/** The messages of the errors in the summary. */
const shows = (...keys: ('expired' | 'newPasswordRequired')[]): Pick<Story, 'play'> => ({
  play: async ({ canvasElement, globals }) => {
    const t = translator(passwordMessages, { locale: storyLocale(globals) });
    const alert = within(canvasElement).getByRole('alert');
    const items = within(alert).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(keys.map((key) => t(key)));
  },
});

/** Before anything is typed. */
export const Empty: Story = {
  tags: ['both-languages'],
  play: async ({ canvasElement, globals }) => {
    const t = translator(passwordMessages, { locale: storyLocale(globals) });
    const field = within(canvasElement).getByLabelText(t('newPassword'));
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvasElement.querySelector('input[name=token]')).toHaveValue('jeton');
  },
};

/** The first password of a new member. */
export const First: Story = {
  args: { isFirst: true },
  play: async ({ canvasElement, globals }) => {
    const t = translator(passwordMessages, { locale: storyLocale(globals) });
    await expect(within(canvasElement).getByRole('button', { name: t('choose') })).toBeVisible();
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

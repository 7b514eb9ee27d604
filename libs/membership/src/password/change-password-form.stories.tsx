import { passwordMinLength } from '@jalon/api-client/contract';
import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
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

function see(canvasElement: HTMLElement, globals: Record<string, unknown>) {
  const t = translator(passwordMessages, { locale: storyLocale(globals) });
  const canvas = within(canvasElement);
  return {
    t,
    current: canvas.getByLabelText(t('currentPassword')),
    fresh: canvas.getByLabelText(t('newPassword')),
    errors: () =>
      within(canvas.getByRole('alert'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
  };
}

type Seen = ReturnType<typeof see>;
const look = (at: (seen: Seen) => Promise<void>): Pick<Story, 'play'> => ({
  play: ({ canvasElement, globals }) => at(see(canvasElement, globals)),
});

/** Before anything is typed: the hint shows the rule. */
export const Empty: Story = {
  tags: ['both-languages'],
  ...look(async ({ t, current, fresh }) => {
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await expect(fresh).toHaveAttribute('autocomplete', 'new-password');
    await expect(fresh).toHaveAccessibleDescription(t('hint', { length: passwordMinLength }));
  }),
};

/** Both fields are in error. */
export const Errors: Story = {
  tags: ['both-languages'],
  args: { rejected: { errors: { currentPassword: 'incorrect', newPassword: 'tooShort' } } },
  ...look(async ({ t, current, fresh, errors }) => {
    const short = t('tooShort', { length: passwordMinLength });
    await expect(errors()).toEqual([t('incorrect'), short]);
    await expect(current).toHaveAccessibleDescription(expect.stringContaining(t('incorrect')));
    await expect(fresh).toBeInvalid();
    await expect(fresh).toHaveAccessibleDescription(expect.stringContaining(short));
  }),
};

import { passwordMinLength } from '@jalon/api-client/contract';
import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidance } from '../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { ChangePasswordForm, passwordMessages } from './index.ts';

const guidance: Guidance = {
  fr: {
    use: 'Dans l’espace membre, pour remplacer un mot de passe que l’on connaît.',
    avoid: 'Pas pour un mot de passe oublié\u00a0: `ForgottenPasswordForm`, puis `NewPasswordForm`.',
    content: ['L’indication donne d’avance la longueur requise. Aucune règle de majuscules ni de symboles.'],
    do: ['Passez `username`, pour que les gestionnaires de mots de passe mettent le bon compte à jour.'],
    dont: ['Ne faites pas taper le nouveau mot de passe deux fois\u00a0: on peut l’afficher.'],
  },
  en: {
    use: 'In the member area, to replace a known password.',
    avoid: 'Not for a forgotten password: `ForgottenPasswordForm`, then `NewPasswordForm`.',
    content: ['The hint gives the required length in advance. There are no rules about capitals or symbols.'],
    do: ['Pass `username`, so that password managers update the right account.'],
    dont: ['Don’t ask for the new password twice: it can be shown.'],
  },
};

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
  parameters: { guidance },
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

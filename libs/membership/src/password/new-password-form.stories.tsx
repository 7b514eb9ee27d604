import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidance } from '../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { NewPasswordForm, passwordMessages } from './index.ts';

const guidance: Guidance = {
  fr: {
    use: 'Dans la page qu’ouvre le lien reçu par courriel, pour choisir un nouveau mot de passe.',
    avoid: 'Pas dans l’espace membre\u00a0: `ChangePasswordForm`, qui demande le mot de passe actuel.',
    content: [
      'Un lien expiré ou déjà utilisé se dit en une phrase, suivie de la façon d’en obtenir un autre.',
    ],
    do: ['Offrez la page qui envoie un nouveau lien quand celui-ci a expiré.'],
    dont: ['Ne gardez pas le jeton dans les journaux ni dans l’adresse d’une autre page.'],
  },
  en: {
    use: 'On the page that the mailed link opens, to choose a new password.',
    avoid: 'Not in the member area: `ChangePasswordForm`, which asks for the current password.',
    content: ['An expired or used link is reported in one sentence, followed by how to get another.'],
    do: ['Offer the page that sends a new link when this one has expired.'],
    dont: ['Don’t keep the token in logs or in the URL of another page.'],
  },
};

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
  parameters: { guidance },
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

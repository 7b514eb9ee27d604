import { translator } from '@jalon/i18n';
import { Alert } from '@jalon/ui/alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidance } from '../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { ForgottenPasswordForm, passwordMessages } from './index.ts';

const guidance: Guidance = {
  fr: {
    use: 'Dans la page «\u00a0mot de passe oublié\u00a0»\u00a0: demander un lien par courriel.',
    avoid: 'Pas pour un nom d’utilisateur oublié\u00a0: donnez le téléphone du club.',
    content: [
      'La confirmation est la même, que le compte existe ou non\u00a0: «\u00a0Si ce compte existe, nous lui avons envoyé un lien.\u00a0»',
    ],
    do: [
      'Confirmez avec les mêmes mots, que le compte existe ou non.',
      'Dites combien de temps le lien est valide.',
    ],
    dont: ['N’écrivez pas qu’un compte n’existe pas\u00a0: cela révélerait qui est membre.'],
  },
  en: {
    use: 'On the “forgotten password” page: to ask for a link by email.',
    avoid: 'Not for a forgotten username: give the club’s phone number.',
    content: [
      'The confirmation is the same whether or not the account exists: “If this account exists, we have sent a link.”',
    ],
    do: ['Confirm in the same words whether or not the account exists.', 'Say how long the link is valid.'],
    dont: ['Don’t write that an account doesn’t exist: that would reveal who is a member.'],
  },
  picture: {
    right: (locale) => (
      <Alert
        variant="info"
        title={
          locale === 'fr'
            ? 'Si un compte porte ce nom, un message est en route'
            : 'If there is such an account, a message is on its way'
        }
      >
        <p>
          {locale === 'fr' ? 'Le lien est valide 30\u00a0minutes.' : 'The link is valid for 30\u00a0minutes.'}
        </p>
      </Alert>
    ),
    wrong: (locale) => (
      <Alert
        variant="error"
        title={locale === 'fr' ? 'Aucun membre n’a ce nom d’utilisateur' : 'No member has this username'}
      />
    ),
  },
};

/**
 * Asks for the username of an account whose password is forgotten. Works without JavaScript. The host shows the same
 * confirmation whether or not the account exists.
 *
 * Tested with the keyboard, a pointer and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof ForgottenPasswordForm> = {
  title: 'Membership/ForgottenPasswordForm',
  component: ForgottenPasswordForm,
  parameters: { guidance },
  args: { action: '/fr/mot-de-passe-oublie' },
};

export default meta;
type Story = StoryObj<typeof ForgottenPasswordForm>;

function errorsIn(canvasElement: HTMLElement) {
  const alert = within(canvasElement).getByRole('alert');
  return within(alert)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

/** Before anything is typed. */
export const Empty: Story = {
  tags: ['both-languages'],
  play: async ({ canvasElement, globals }) => {
    const t = translator(passwordMessages, { locale: storyLocale(globals) });
    const username = within(canvasElement).getByLabelText(t('username'));
    await expect(username).toHaveAttribute('autocomplete', 'username');
  },
};

/** Sent empty. */
export const Errors: Story = {
  tags: ['both-languages'],
  args: { rejected: { errors: { username: 'required' } } },
  play: async ({ canvasElement, globals }) => {
    const t = translator(passwordMessages, { locale: storyLocale(globals) });
    await expect(errorsIn(canvasElement)).toEqual([t('usernameRequired')]);
  },
};

import { Alert } from '@jalon/ui/alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { GuidancePicture } from '../../../../tools/vite/story-guidance.ts';
import { wordsOf } from '../stories/words-of.ts';
import { ForgottenPasswordForm, passwordMessages } from './index.ts';

const picture: GuidancePicture = {
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
  parameters: { picture },
  args: { action: '/fr/mot-de-passe-oublie' },
};

export default meta;
type Story = StoryObj<typeof ForgottenPasswordForm>;

/** Before anything is typed. */
export const Empty: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t } = wordsOf(passwordMessages, context);
    await expect(canvas.getByLabelText(t('username'))).toHaveAttribute('autocomplete', 'username');
  },
};

/** Sent empty. */
export const Errors: Story = {
  tags: ['both-languages'],
  args: { rejected: { errors: { username: 'required' } } },
  play: async (context) => {
    const { errors, t } = wordsOf(passwordMessages, context);
    await expect(await errors()).toEqual([t('usernameRequired')]);
  },
};

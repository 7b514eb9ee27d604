import {
  createMaintenanceHandlers,
  createMemberHandlers,
  createPasswordHandlers,
  createRenewalHandlers,
  createSavedPaymentHandlers,
  createSessionHandlers,
  createSignInHandlers,
  mockPasswordToken,
} from '@jalon/api-client/msw';
import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidance } from '../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { signInMessages } from '../sign-in/sign-in.messages.ts';
import { WholeAccount } from '../testing/whole-account.tsx';

const guidance: Guidance = {
  fr: {
    use: 'Pour voir un compte entier, comme dans un hôte\u00a0: connexion, espace membre, déconnexion.',
    avoid: 'Pas pour un seul état\u00a0: `Membership/Account` les montre un à un.',
    content: ['Les données viennent de l’API, que MSW joue ici.'],
    do: ['Transmettez à l’API l’adresse du visiteur\u00a0: elle limite les tentatives de chacun.'],
    dont: ['Ne gardez rien de la session dans votre site\u00a0: les témoins et l’API suffisent.'],
  },
  en: {
    use: 'To see a whole account, as in a host: sign-in, member area, sign-out.',
    avoid: 'Not for a single state: `Membership/Account` shows them one by one.',
    content: ['The data come from the API, which MSW plays here.'],
    do: ['Forward the visitor’s address to the API: it limits the attempts of each visitor.'],
    dont: ['Keep nothing of the session in your site: the cookies and the API are enough.'],
  },
};

/**
 * The accounts as a host mounts them: `createAccount` answers each form and link with a view, and `Account` draws it. Here
 * the engine runs in the story.
 *
 * Tested with the keyboard and axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof WholeAccount> = {
  title: 'Membership/Whole account',
  component: WholeAccount,
  parameters: { guidance, inDocument: '<Account' },
  args: { page: 'memberArea' },
  beforeEach: ({ msw }) => {
    localStorage.clear();
    msw.use(
      ...createMaintenanceHandlers(),
      ...createSignInHandlers(),
      ...createMemberHandlers(),
      ...createSessionHandlers(),
      ...createPasswordHandlers(),
      ...createRenewalHandlers(),
      ...createSavedPaymentHandlers(),
    );
  },
};

export default meta;
type Story = StoryObj<typeof WholeAccount>;

/** A member is asked to sign in and mistypes the password. A script can’t read the cookies of a session, so the story ends here. */
export const SignIn: Story = {
  tags: ['both-languages'],
  play: async ({ canvasElement, globals }) => {
    const locale = storyLocale(globals);
    const t = translator(signInMessages, { locale });
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(t('username')), 'zoe.cote');
    await userEvent.type(canvas.getByLabelText(t('password')), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: t('signIn') }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('incorrectConnection')));
    await expect(canvas.getByLabelText(t('username'))).toHaveValue('zoe.cote');
  },
};

/** The page that the mailed link opens. */
export const NewPassword: Story = { args: { page: 'newPassword', query: `?token=${mockPasswordToken}` } };

/** The page of a forgotten password. */
export const ForgottenPassword: Story = { args: { page: 'forgottenPassword' } };

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
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { signInMessages } from '../sign-in/sign-in.messages.ts';
import { wordsOf } from '../stories/words-of.ts';
import { WholeAccount } from '../testing/whole-account.tsx';

/**
 * The accounts as a host mounts them: `createAccount` answers each form and link with a view, and `Account` draws it. Here
 * the engine runs in the story.
 *
 * Tested with the keyboard and axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof WholeAccount> = {
  title: 'Membership/Whole account',
  component: WholeAccount,
  parameters: { inDocument: '<Account' },
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
  play: async (context) => {
    const { canvas, t } = wordsOf(signInMessages, context);
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

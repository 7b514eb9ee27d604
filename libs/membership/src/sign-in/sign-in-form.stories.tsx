import { signIn as signInCall } from '@jalon/api-client';
import {
  createCallStates,
  createMemberHandlers,
  createSignInHandlers,
  mockMembers,
} from '@jalon/api-client/msw';
import { translator } from '@jalon/i18n';
import { Field } from '@jalon/ui/field';
import { TextInput } from '@jalon/ui/text-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../tools/vite/story-guidance.ts';
import { accountFormMessages } from '../account-form/account-form.messages.ts';
import { wordsOf } from '../stories/words-of.ts';
import { SignInForm, type SignInFormProps, signInMessages, useSignIn } from './index.ts';

const onSignedIn = fn();
const [member = { username: '', password: '' }] = mockMembers;

/** A host that signs in with an API call; in the stories, MSW is the API. */
function Example(props: SignInFormProps) {
  return <SignInForm {...useSignIn({ onSignedIn })} {...props} />;
}

const picture: GuidancePicture = {
  right: (locale) => (
    <Field
      controlId="picture-both"
      label={signInMessages[locale].username}
      error={signInMessages[locale].incorrectConnection}
    >
      <TextInput id="picture-both" aria-invalid defaultValue="zoe.cote" />
    </Field>
  ),
  wrong: (locale) => (
    <Field
      controlId="picture-one"
      label={signInMessages[locale].username}
      error={locale === 'fr' ? 'Ce compte n’existe pas' : 'This account does not exist'}
    >
      <TextInput id="picture-one" aria-invalid defaultValue="zoe.cote" />
    </Field>
  ),
};

/**
 * The sign-in form. Spread `useSignIn` into it to sign in with an API call, or post it to a server that responds with the page
 * and `rejected`. It works without JavaScript.
 *
 * Tested with the keyboard, a pointer and axe in Chromium, with and without JavaScript. Not yet tested: Safari,
 * Firefox, a screen reader.
 */
const meta: Meta<typeof SignInForm> = {
  title: 'Membership/SignInForm',
  component: SignInForm,
  parameters: { picture },
  args: { action: '/fr/connexion' },
  render: (args) => <Example {...args} />,
  beforeEach: ({ msw }) => {
    localStorage.clear();
    onSignedIn.mockClear();
    msw.use(...createSignInHandlers(), ...createMemberHandlers());
  },
};

export default meta;
type Story = StoryObj<typeof SignInForm>;

function visitor(context: Parameters<typeof wordsOf>[1]) {
  const words = wordsOf(signInMessages, context);
  const { canvas, locale, t } = words;
  return {
    ...words,
    tooMany: translator(accountFormMessages, { locale }),
    username: () => canvas.getByLabelText(t('username')),
    password: () => canvas.getByLabelText(t('password')),
    remember: () => canvas.getByLabelText(t('remember')),
    button: () => canvas.getByRole('button', { name: t('signIn') }),
    async signIn(username = member.username, password = member.password) {
      // One event for each field: key by key, the form would be filled in for half a second.
      await fireEvent.input(canvas.getByLabelText(t('username')), { target: { value: username } });
      await fireEvent.input(canvas.getByLabelText(t('password')), { target: { value: password } });
      await userEvent.type(canvas.getByLabelText(t('password')), '{Enter}');
    },
  };
}

type Visitor = ReturnType<typeof visitor>;
const visit = (walk: (visitor: Visitor) => Promise<void>): Pick<Story, 'play'> => ({
  play: (context) => walk(visitor(context)),
});

/** Before anything is typed. */
export const Empty: Story = {
  tags: ['both-languages'],
  ...visit(async ({ username, password, remember }) => {
    await expect(username()).toHaveValue('');
    await expect(password()).toHaveAttribute('type', 'password');
    await expect(remember()).not.toBeChecked();
  }),
};

/** A success: the memberInfo cookie is set and the host is called. */
export const SignedIn: Story = {
  ...visit(async ({ signIn }) => {
    await signIn();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    await expect(document.cookie).toContain('memberInfo=');
  }),
};

/** Wrong credentials: one message, under both fields and once in the summary, which has the focus. */
export const WrongCredentials: Story = {
  tags: ['both-languages'],
  ...visit(async ({ t, signIn, errors, username, password }) => {
    await signIn('nobody', 'wrong');
    await expect(await errors()).toEqual([t('incorrectConnection')]);
    await waitFor(() => expect(document.querySelector('[role=alert]')?.parentElement).toHaveFocus());
    for (const field of [username(), password()]) {
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(t('incorrectConnection')));
    }
    await expect(username()).toHaveValue('nobody');
  }),
};

/** Sent empty: an error for each field. */
export const MissingFields: Story = {
  tags: ['both-languages'],
  ...visit(async ({ t, button, errors }) => {
    await userEvent.click(button());
    await expect(await errors()).toEqual([t('usernameRequired'), t('passwordRequired')]);
  }),
};

/** There is no answer: neither field is in error, and both keep their text. */
export const ConnectionFailed: Story = {
  tags: ['both-languages'],
  beforeEach: ({ msw }) => msw.use(...createCallStates([signInCall]).unavailable),
  ...visit(async ({ t, signIn, errors, username, password }) => {
    await signIn();
    await expect(await errors()).toEqual([t('connectionFailed')]);
    await expect(username()).toBeValid();
    await expect(password()).toHaveValue(member.password);
  }),
};

/** Too many attempts, with the time to wait. */
export const TooManyAttempts: Story = {
  tags: ['both-languages'],
  beforeEach: ({ msw }) => msw.use(...createCallStates([signInCall]).tooMany),
  ...visit(async ({ tooMany, signIn, errors }) => {
    await signIn();
    await expect(await errors()).toEqual([tooMany('tooMany', { minutes: 15 })]);
  }),
};

/** A slow answer: the button shows progress, the status is announced, and a second press sends nothing. */
export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(...createCallStates([signInCall]).slow),
  ...visit(async ({ t, signIn, button, canvas }) => {
    await signIn();
    await expect(await canvas.findByText(t('signingIn'))).toHaveAttribute('role', 'status');
    await expect(button()).toHaveAttribute('aria-disabled', 'true');
    await expect(button()).toBeEnabled();
  }),
};

/** “Remember my username” is stored only after a success, without spaces, until the box is unchecked. */
export const RememberedUsername: Story = visit(async ({ signIn, username, password, remember }) => {
  await userEvent.click(remember());
  await signIn('zoe. cote', 'wrong');
  await waitFor(() => expect(username()).toBeInvalid());
  await expect(localStorage.getItem('username')).toBeNull();
  await userEvent.clear(password());
  await userEvent.type(password(), `${member.password}{Enter}`);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  await expect(localStorage.getItem('username')).toBe(member.username);
  await userEvent.click(remember());
  await userEvent.type(password(), '{Enter}');
  await waitFor(() => expect(localStorage.getItem('username')).toBeNull());
});

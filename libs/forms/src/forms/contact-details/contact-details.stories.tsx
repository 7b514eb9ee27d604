import { call, findAddresses, retrieveAddress, signIn, signOut } from '@jalon/api-client';
import { createAddressHandlers, createCallStates, mockMembers } from '@jalon/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { contactDetailsOf } from '../../schemas/index.ts';
import { type FormVisitor, formStories } from '../../testing/form-stories.ts';
import { contactDetailsMessages } from './contact-details.messages.ts';
import { ContactDetailsForm } from './index.ts';

const stories = formStories({
  formId: 3,
  messages: contactDetailsMessages,
});

const [zoe] = mockMembers;
if (!zoe?.source) throw new Error('There is no mock member');
const defaults = contactDetailsOf(zoe.source);
const nothing = { args: { defaults: undefined } };

/**
 * Form 3: a signed-in member changes their contact details. Give it `contactDetailsOf` the member as `defaults`, an
 * idempotency key made on the server and `handleFormPost` behind its page, and it works without JavaScript too.
 */
const meta: Meta<typeof ContactDetailsForm> = {
  title: 'Forms/ContactDetails',
  component: ContactDetailsForm,
  args: { ...stories.meta.args, defaults },
  beforeEach: async (context) => {
    stories.meta.beforeEach(context as unknown as Parameters<typeof stories.meta.beforeEach>[0]);
    await call(signIn, { body: zoe });
    // The next story has another visitor.
    return () => call(signOut, {});
  },
};

export default meta;
type Story = StoryObj<typeof ContactDetailsForm>;

/** A member with no known details: fields that depend on the address are locked. */
export const Empty: Story = {
  tags: ['both-languages'],
  ...stories.visit(async ({ field }) => {
    for (const name of ['apartment', 'city', 'postalCode']) {
      await waitFor(() => expect(field(name)).toHaveAttribute('readonly'));
    }
    await userEvent.type(field('address'), '8');
    for (const name of ['apartment', 'city', 'postalCode']) {
      await expect(field(name)).not.toHaveAttribute('readonly');
    }
    await expect(field('province')).toHaveValue('QC');
  }),
  ...nothing,
};

/** The initial state. */
export const Prefilled: Story = stories.visit(async ({ field }) => {
  await expect(field('address')).toHaveValue('455, 3e Avenue');
  await expect(field('postalCode')).toHaveValue('G1L 2W2');
  for (const name of ['memberFirstName', 'memberLastName', 'province']) {
    await expect(field(name)).toHaveAttribute('readonly');
  }
});

/** The email address is read-only until the password has been entered again. */
export const PasswordFirst: Story = {
  ...stories.visit(async ({ field }) => {
    await expect(field('memberEmail')).toHaveAttribute('readonly');
    await expect(field('mobilePhone')).not.toHaveAttribute('readonly');
  }),
  args: { confirmPasswordPath: '#' },
};

export const Filled: Story = stories.filled;

/** Sent empty: an error under each field, the focus on the first one. */
export const FieldErrors: Story = { tags: ['both-languages'], ...stories.fieldErrors, ...nothing };

/** The same, with the optional error summary. */
export const ErrorSummary: Story = {
  ...stories.errorSummary,
  args: { ...stories.errorSummary.args, ...nothing.args },
};

export const GenericError: Story = stories.genericError;
export const Slow: Story = stories.slow;
export const Sent: Story = stories.sent;
export const SentToHost: Story = stories.sentToHost;

/** The server’s page after a rejected post, for a browser without JavaScript. */
export const PlainPost: Story = {
  ...stories.plainPost,
  args: { ...stories.plainPost.args, ...nothing.args },
};

/** The session has ended: a link to sign in again shows next to the form, and the answers are kept. */
export const SignedOut: Story = {
  args: { signInPath: '/fr/connexion' },
  beforeEach: async () => {
    await call(signOut, {});
  },
  ...stories.visit(async ({ fill, send, canvas, kit, form }) => {
    await fill(stories.values);
    await send();
    const link = await canvas.findByRole('link', { name: kit('signIn') });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(Object.fromEntries(new FormData(form()))).toMatchObject(stories.values);
  }),
};

/** An address picked with the keyboard fills in the other fields and is marked as normalised. */
export const PickedAddress: Story = stories.visit(async ({ field, canvas }) => {
  await typeAddress(field, '1234 rue des erables');
  await waitFor(() => expect(suggestions(canvas)).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field('indAdresseNormalise')).toHaveValue('true'));
  await expect(values(field)).toEqual(['1234 Rue des Érables', '', 'Québec', 'QC', 'G1R 2M1']);
  // Typing clears the flag, even if the text ends up the same.
  await userEvent.type(field('city'), 'x');
  await expect(field('indAdresseNormalise')).toHaveValue('false');
  await userEvent.type(field('city'), '{Backspace}');
  await expect(field('indAdresseNormalise')).toHaveValue('false');
});

/** Clearing the address empties and locks the fields that it fills in. There is one message, at the address. */
export const NoAddress: Story = stories.visit(async ({ field, send, kit, canvas }) => {
  await userEvent.clear(field('address'));
  await expect(values(field)).toEqual(['', '', '', '', '']);
  for (const name of ['apartment', 'city', 'postalCode']) {
    await expect(field(name)).toHaveAttribute('readonly');
  }
  await send();
  await waitFor(() => expect(field('address')).toHaveFocus());
  await expect(field('address')).toHaveAccessibleDescription(expect.stringContaining(kit('required')));
  await expect(field('city')).toBeValid();
  await expect(field('postalCode')).toBeValid();
  await expect(canvas.getAllByText(kit('required'))).toHaveLength(1);
});

/** A building has several addresses: picking it shows its apartments. */
export const PickedApartment: Story = stories.visit(async ({ field, canvas }) => {
  await typeAddress(field, '75 boulevard rene');
  await waitFor(() => expect(suggestions(canvas)).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(suggestions(canvas)).toHaveLength(4));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field('indAdresseNormalise')).toHaveValue('true'));
  await expect(values(field)).toEqual([
    '75 Boulevard René-Lévesque Ouest',
    '101',
    'Montréal',
    'QC',
    'H2Z 1A4',
  ]);
});

/** The picked address can’t be retrieved: nothing is left of the previous one, and the page says what to enter. */
export const AddressUnfilled: Story = {
  beforeEach: ({ msw }) => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
    knowNoAddress = () => msw.use(...createAddressHandlers({ addresses: [] }));
  },
  ...stories.visit(async ({ field, canvas }) => {
    field('address').select();
    await userEvent.keyboard('1234 rue des erables');
    await waitFor(() => expect(suggestions(canvas)).toHaveLength(1));
    knowNoAddress();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
    await expect(values(field)).toEqual(['1234 Rue des Érables', '', '', 'QC', '']);
    await expect(field('city')).toHaveAccessibleDescription(/Entrez-les\.|Enter them\./);
    await expect(field('indAdresseNormalise')).toHaveValue('false');
  }),
};

/**
 * The address service is slow: the rest of the previous address is hidden meanwhile, and an apartment
 * typed before the answer is kept.
 */
export const AddressOnItsWay: Story = {
  beforeEach: ({ msw }) => {
    slowDown = () => msw.use(...createCallStates([findAddresses, retrieveAddress], { slowFor: 500 }).slow);
  },
  ...stories.visit(async ({ field, canvas }) => {
    // Typed over the previous address: its city is kept until a suggestion is picked.
    field('address').select();
    await userEvent.keyboard('1234 rue des erables');
    await waitFor(() => expect(suggestions(canvas)).toHaveLength(1));
    await expect(field('city')).not.toHaveValue('');
    slowDown();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(values(field).slice(1)).toEqual(['', '', 'QC', '']);
    await userEvent.type(field('apartment'), '4B');
    await waitFor(() => expect(field('indAdresseNormalise')).toHaveValue('true'));
    await expect(values(field)).toEqual(['1234 Rue des Érables', '4B', 'Québec', 'QC', 'G1R 2M1']);
  }),
};

/** A member of type A: the address and the home phone are read-only. */
export const AddressLocked: Story = {
  args: { defaults: { ...defaults, codeTypeMember: 'A' } },
  ...stories.visit(async ({ field }) => {
    for (const name of ['address', 'apartment', 'city', 'postalCode', 'residentialPhone']) {
      await expect(field(name)).toHaveAttribute('readonly');
    }
    await expect(field('mobilePhone')).not.toHaveAttribute('readonly');
  }),
};

/** One of two phones must be given: the one that is filled, or both where both or none are. */
export const PhoneRequirement: Story = stories.visit(async ({ field, send, locale }) => {
  const required = () =>
    ['residentialPhone', 'mobilePhone'].map((name) => field(name).hasAttribute('required'));
  await expect(required()).toEqual([true, false]);
  await userEvent.clear(field('residentialPhone'));
  await expect(required()).toEqual([true, true]);
  await send();
  await waitFor(() => expect(field('residentialPhone')).toBeInvalid());
  await expect(field('mobilePhone')).toBeInvalid();
  await expect(field('residentialPhone')).toHaveAccessibleDescription(
    expect.stringContaining(contactDetailsMessages[locale].atLeastOnePhone),
  );
  field('mobilePhone').focus();
  await userEvent.paste('4185550124');
  await expect(required()).toEqual([false, true]);
  await expect(field('residentialPhone')).toBeValid();
});

let knowNoAddress = (): void => {};
let slowDown = (): void => {};

type FieldOf = FormVisitor['field'];

async function typeAddress(field: FieldOf, text: string): Promise<void> {
  await userEvent.clear(field('address'));
  await userEvent.type(field('address'), text);
}

function suggestions(canvas: FormVisitor['canvas']): HTMLElement[] {
  return within(canvas.getByRole('listbox')).getAllByRole('option');
}

function values(field: FieldOf): string[] {
  return ['address', 'apartment', 'city', 'province', 'postalCode'].map((name) => field(name).value);
}

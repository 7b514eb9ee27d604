import { call, findAddresses, retrieveAddress, signIn, signOut } from '@jalon/api-client';
import { createAddressHandlers, createCallStates, mockMembers } from '@jalon/api-client/msw';
import { defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { contactDetailsOf } from '../../schemas/index.ts';
import { type FormVisitor, formStories } from '../../testing/form-stories.ts';
import { contactDetailsMessages } from './contact-details.messages.ts';
import { ContactDetailsForm } from './index.ts';

const stories = formStories({
  formId: 3,
  messages: contactDetailsMessages,
  emptyErrors: {
    address: 'required',
    residentialPhone: 'atLeastOnePhone',
    mobilePhone: 'atLeastOnePhone',
    memberEmail: 'required',
    memberEmailConfirm: 'required',
    consent: 'consentRequired',
  },
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
  tags: ['both-languages'],
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
  tags: ['both-languages'],
  ...stories.errorSummary,
  args: { ...stories.errorSummary.args, ...nothing.args },
};

export const GenericError: Story = stories.genericError;
export const Slow: Story = stories.slow;
export const Sent: Story = stories.sent;
export const SentToHost: Story = stories.sentToHost;

/** The host receives the updated member before it is told that the form is sent. */
export const MemberRefreshed: Story = {
  args: { onMember: fn(), onSent: fn() },
  play: async (context) => {
    const { onMember, onSent } = context.args as Record<'onMember' | 'onSent', ReturnType<typeof fn>>;
    await stories.visit(({ fill, send }) => fill(stories.values).then(send)).play(context);
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    await expect(onMember).toHaveBeenCalledWith(zoe.source);
    const [refreshed = 0, sent = 0] = [onMember, onSent].map(({ mock }) => mock.invocationCallOrder[0]);
    await expect(refreshed).toBeLessThan(sent);
  },
};

/** An error that the host’s callback throws is not a failed submission. */
export const MemberRefused: Story = {
  args: {
    onMember: () => {
      throw new Error('of the host');
    },
    onSent: fn(),
  },
  play: async (context) => {
    const logged = spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      await stories.visit(({ fill, send }) => fill(stories.values).then(send)).play(context);
      const { onSent } = context.args as { onSent?: unknown };
      await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
      await expect(logged).toHaveBeenCalledOnce();
      await expect(logged).toHaveBeenCalledWith(new Error('of the host'));
    } finally {
      logged.mockRestore();
    }
  },
};

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

/** The address from the membership system is normalised; editing its city clears the flag, and restoring the text restores its status in what is sent. */
export const TypedOver: Story = stories.visit(async ({ field, fill, send }) => {
  await expect(field('indAdresseNormalise')).toHaveValue('');
  await userEvent.type(field('city'), 'x{Backspace}');
  await expect(field('indAdresseNormalise')).toHaveValue('false');
  await fill({ consent: 'true' });
  await send();
  await waitFor(() => expect(stories.received[0]).toMatchObject({ indAdresseNormalise: '' }));
});

/** Without an address there is one message, at the address: it fills in city and postal code. */
export const NoAddress: Story = stories.visit(async ({ field, send, kit, canvas }) => {
  await userEvent.clear(field('address'));
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

/** Clearing the address empties and locks the fields that it fills in. */
export const ClearedAddress: Story = stories.visit(async ({ field }) => {
  await userEvent.clear(field('address'));
  await expect(values(field)).toEqual(['', '', '', '', '']);
  for (const name of ['apartment', 'city', 'postalCode']) {
    await expect(field(name)).toHaveAttribute('readonly');
  }
});

/** The address service is unavailable: the member types the address. */
export const AddressNotRetrieved: Story = {
  beforeEach: ({ msw }) => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
    knowNoAddress = () => msw.use(...createAddressHandlers({ addresses: [] }));
  },
  ...stories.visit(async ({ field, canvas }) => {
    await typeAddress(field, '1234 rue des erables');
    await waitFor(() => expect(suggestions(canvas)).toHaveLength(1));
    knowNoAddress();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
    await expect(values(field)).toEqual(['1234 Rue des Érables', '', '', 'QC', '']);
    await expect(field('indAdresseNormalise')).toHaveValue('false');
  }),
};

/** The picked address can’t be retrieved: nothing is left of the previous one, and the page says what to enter. */
export const AddressUnfilled: Story = {
  beforeEach: AddressNotRetrieved.beforeEach as NonNullable<Story['beforeEach']>,
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

/** The address must be typed twice: the error of the second disappears once both are the same. */
export const EmailMismatch: Story = stories.visit(async ({ field, send, canvas, locale }) => {
  await userEvent.type(field('memberEmail'), 'x');
  await send();
  await expect(await canvas.findByText(contactDetailsMessages[locale].emailMismatch)).toBeVisible();
  await userEvent.type(field('memberEmail'), '{Backspace}');
  await expect(field('memberEmailConfirm')).toBeValid();
});

/** A club’s own insurance partners. */
export const InsurancePartners: Story = {
  render: (args) => (
    <ClubProvider club={{ ...defaultClub, contactDetails: { insurancePhone: '1 866 555-0177' } }}>
      <ContactDetailsForm {...args} />
    </ClubProvider>
  ),
  ...stories.visit(async ({ form }) => {
    const link = within(form()).getByRole('link', { name: /1[\s-]866[\s-]555-0177/ });
    await expect(link).toHaveAttribute('href', 'tel:1866555-0177');
  }),
};

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

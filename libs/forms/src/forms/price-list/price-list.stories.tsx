import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ClubProvider, defaultClub } from '../../club/index.ts';
import { formStories, storyMember } from '../../testing/form-stories.ts';
import { PriceListForm } from './index.ts';

const stories = formStories({
  formId: 11,
  emptyErrors: {
    vehiculeMarque: 'required',
    vehiculeModele: 'required',
    vehiculeVersion: 'required',
    vehiculeAnnee: 'required',
    vehiculeKilometrage: 'required',
    vehiculePortes: 'required',
    vehiculeTransmission: 'required',
    vehiculeRouesMotrices: 'required',
    vehiculeMoteur: 'required',
    vehiculeCylindres: 'required',
  },
});

/**
 * Form 11: a member or a visitor asks for the list price of a vehicle that is ten years old or younger. The API alone says
 * which fields are in error; give it `handleFormPost` behind its page, and it works without JavaScript too.
 */
const meta: Meta<typeof PriceListForm> = {
  title: 'Forms/Price list',
  component: PriceListForm,
  ...stories.meta,
};

export default meta;
type Story = StoryObj<typeof PriceListForm>;

/** As it is first seen. */
export const Empty: Story = { ...stories.empty, tags: ['both-languages'] };

/** Ready to be sent. */
export const Filled: Story = stories.filled;

/** Sent empty: an error under each field that must be answered, the focus on the first one. */
export const FieldErrors: Story = { ...stories.fieldErrors, tags: ['both-languages'] };

/** Each field keeps of what is typed only what it takes. */
export const FilteredWhileTyped: Story = stories.visit(async ({ field }) => {
  for (const [name, typed, kept] of [
    ['vehiculeIdentification', '1HG CM8.', '1HGCM8'],
    ['vehiculeMarque', 'Citroën 2', 'Citroën'],
    ['vehiculeVersion', 'GT-Line, S!', 'GT-Line,S'],
    ['vehiculeKilometrage', '85 000 km', '85000'],
    ['vehiculeLitres', '2,0 cl', '2,0l'],
    ['vehiculeAutre', 'Attelage, 2 roues', 'Attelage 2 roues'],
  ] as const) {
    await userEvent.type(field(name), typed);
    await expect(field(name)).toHaveValue(kept);
  }
});

/** The API says that the vehicle is too old; nothing else that was typed is lost. */
export const TooOld: Story = stories.visit(async ({ fill, send, field, kit, form }) => {
  await fill({ ...stories.values, vehiculeAnnee: '1998' });
  await send();
  await waitFor(() => expect(field('vehiculeAnnee')).toHaveFocus());
  await expect(field('vehiculeAnnee')).toHaveAccessibleDescription(
    expect.stringContaining(kit('vehicleTooOld')),
  );
  await expect(Object.fromEntries(new FormData(form()))).toMatchObject({
    ...stories.values,
    vehiculeAnnee: '1998',
  });
});

/** A year that is not one, or not sold yet. */
export const InvalidYear: Story = stories.visit(async ({ fill, send, field, kit }) => {
  await fill({ ...stories.values, vehiculeAnnee: '9999' });
  await send();
  await waitFor(() => expect(field('vehiculeAnnee')).toHaveFocus());
  await expect(field('vehiculeAnnee')).toHaveAccessibleDescription(
    expect.stringContaining(kit('invalidYear')),
  );
});

/** The same with the summary of errors that a host may ask for. */
export const ErrorSummary: Story = { ...stories.errorSummary, tags: ['both-languages'] };

/** Something failed that the visitor can't mend: the generic error, and nothing typed is lost. */
export const GenericError: Story = stories.genericError;

/** The answer takes long: the button waits with the visitor, and a second press sends nothing more. */
export const Slow: Story = stories.slow;

/** The submission is stored but its answer is lost; sent again, it is stored once. */
export const LostAnswer: Story = stories.lostAnswer;

/** No network: nothing is lost, and the send waits for it if the visitor wants. */
export const Offline: Story = stories.offline;

/** Three presses in one task send once. */
export const ThreePresses: Story = stories.threePresses;

/** Stored. A host that gives `onSent` shows its own page instead. */
export const Sent: Story = stories.sent;

/** A host that stays on the page after a send finds the form as it was at first, and ready. */
export const SentToHost: Story = stories.sentToHost;

/** With a member signed in: their information is sent too. */
export const Member: Story = {
  args: { member: storyMember, onSent: fn() },
  play: async (context) => {
    await stories.visit(({ fill, send }) => fill(stories.values).then(send)).play(context);
    await waitFor(() => expect(stories.received[0]).toMatchObject({ memberInfo: storyMember }));
  },
};

/** The server’s page after a rejected post, for a browser without JavaScript. */
export const PlainPost: Story = stories.plainPost;

/** A club that lets names be written as they are: Mercedes-Benz, CR-V, Sport Touring. */
export const WideVehicleNames: Story = {
  render: (args) => (
    <ClubProvider club={{ ...defaultClub, priceList: { vehicleNames: 'wide' } }}>
      <PriceListForm {...args} />
    </ClubProvider>
  ),
  ...stories.visit(async ({ field }) => {
    for (const [name, typed] of [
      ['vehiculeMarque', 'Mercedes-Benz'],
      ['vehiculeModele', 'CR-V'],
      ['vehiculeVersion', 'Sport Touring'],
    ] as const) {
      await userEvent.type(field(name), typed);
      await expect(field(name)).toHaveValue(typed);
    }
  }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ClubProvider, defaultClub } from '../../club/index.ts';
import { formStories, storyMember } from '../../testing/form-stories.ts';
import { BatteryTestForm } from './index.ts';

const stories = formStories({
  formId: 12,
  emptyErrors: {
    centreUrbain: 'required',
    vehiculeMarque: 'required',
    vehiculeModele: 'required',
    vehiculeAnnee: 'required',
  },
});

/**
 * Form 12: a member or a visitor asks for a battery test. Give it an idempotency key made on the server and
 * `handleFormPost` behind its page, and it works without JavaScript too.
 */
const meta: Meta<typeof BatteryTestForm> = {
  title: 'Forms/Battery test',
  component: BatteryTestForm,
  ...stories.meta,
};

export default meta;
type Story = StoryObj<typeof BatteryTestForm>;

/** As it is first seen. */
export const Empty: Story = { ...stories.empty, tags: ['both-languages'] };

/** Ready to be sent. */
export const Filled: Story = { ...stories.filled, tags: ['both-languages'] };

/** Sent empty: an error under each field, the focus on the first one. */
export const FieldErrors: Story = { ...stories.fieldErrors, tags: ['both-languages'] };

/** Editing a field clears its error, and only its own. */
export const ErrorClearedOnEdit: Story = stories.visit(async ({ send, field }) => {
  await send();
  await waitFor(() => expect(field('vehiculeMarque')).toBeInvalid());
  await userEvent.type(field('vehiculeMarque'), 'T');
  await expect(field('vehiculeMarque')).toBeValid();
  await expect(field('vehiculeModele')).toBeInvalid();
});

/** The same with the summary of errors that a host may ask for. */
export const ErrorSummary: Story = { ...stories.errorSummary, tags: ['both-languages'] };

/** Something failed that the visitor can't mend: the generic error, and nothing typed is lost. */
export const GenericError: Story = { ...stories.genericError, tags: ['both-languages'] };

/** The answer takes long: the button waits with the visitor, and a second press sends nothing more. */
export const Slow: Story = { ...stories.slow, tags: ['both-languages'] };

/** The submission is stored but its answer is lost; sent again, it is stored once. */
export const LostAnswer: Story = { ...stories.lostAnswer, tags: ['both-languages'] };

/** No network: nothing is lost, and the send waits for it if the visitor wants. */
export const Offline: Story = { ...stories.offline, tags: ['both-languages'] };

/** Three presses in one task send once. */
export const ThreePresses: Story = stories.threePresses;

/** Stored. A host that gives `onSent` shows its own page instead. */
export const Sent: Story = { ...stories.sent, tags: ['both-languages'] };

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
export const PlainPost: Story = { ...stories.plainPost, tags: ['both-languages'] };

/** A club that lets makes and models be written as they are: Mercedes-Benz, CR-V. */
export const WideVehicleNames: Story = {
  render: (args) => (
    <ClubProvider club={{ ...defaultClub, batteryTest: { vehicleNames: 'wide' } }}>
      <BatteryTestForm {...args} />
    </ClubProvider>
  ),
  ...stories.visit(async ({ field }) => {
    await userEvent.type(field('vehiculeMarque'), 'Mercedes-Benz');
    await expect(field('vehiculeMarque')).toHaveValue('Mercedes-Benz');
  }),
};

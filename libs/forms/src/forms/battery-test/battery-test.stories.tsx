import { defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { formStories } from '../../testing/form-stories.ts';
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
 * Form 12: a member or a visitor asks for a battery test. Give it an idempotency key created on the server and
 * `handleFormPost` behind its page, and it works without JavaScript too.
 */
const meta: Meta<typeof BatteryTestForm> = {
  title: 'Forms/BatteryTest',
  component: BatteryTestForm,
  ...stories.meta,
};

export default meta;
type Story = StoryObj<typeof BatteryTestForm>;

export const Empty: Story = { ...stories.empty, tags: ['both-languages'] };
export const Filled: Story = { ...stories.filled, tags: ['both-languages'] };
export const FieldErrors: Story = { ...stories.fieldErrors, tags: ['both-languages'] };

/** Editing a field clears only its own error. */
export const ErrorClearedOnEdit: Story = stories.visit(async ({ send, field }) => {
  await send();
  await waitFor(() => expect(field('vehiculeMarque')).toBeInvalid());
  await userEvent.type(field('vehiculeMarque'), 'T');
  await expect(field('vehiculeMarque')).toBeValid();
  await expect(field('vehiculeModele')).toBeInvalid();
});

export const ErrorSummary: Story = { ...stories.errorSummary, tags: ['both-languages'] };
export const GenericError: Story = { ...stories.genericError, tags: ['both-languages'] };
export const Slow: Story = { ...stories.slow, tags: ['both-languages'] };
export const LostAnswer: Story = { ...stories.lostAnswer, tags: ['both-languages'] };
export const Offline: Story = { ...stories.offline, tags: ['both-languages'] };
export const ThreePresses: Story = stories.threePresses;
export const Sent: Story = { ...stories.sent, tags: ['both-languages'] };
export const SentToHost: Story = stories.sentToHost;

export const Member: Story = stories.member;

export const PlainPost: Story = { ...stories.plainPost, tags: ['both-languages'] };

/** A club that accepts punctuation in makes and models: Mercedes-Benz, CR-V. */
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

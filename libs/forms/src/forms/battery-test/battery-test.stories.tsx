import { defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
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

const guidance: Guidance = {
  fr: {
    use: 'Pour demander un test de batterie dans un centre du club, avec ou sans compte de membre.',
    avoid:
      'Pas pour prendre un rendez-vous\u00a0: la demande ne réserve aucune heure. Pour toute autre demande\u00a0: `ContactUsForm`.',
    content: ['Les centres viennent de la configuration du club. Nommez chacun comme sur son enseigne.'],
    do: ['Au-dessus du formulaire, dites qui rappellera la personne, et dans quel délai.'],
    dont: [
      'Ne demandez pas de nouveau le nom ni le téléphone d’un membre\u00a0: ses renseignements accompagnent la demande.',
    ],
  },
  en: {
    use: 'To ask for a battery test at one of the club’s centres, with or without a member account.',
    avoid:
      'Not to book an appointment: the request does not reserve a time. For any other request: `ContactUsForm`.',
    content: ['The centres come from the club configuration. Name each one as on its sign.'],
    do: ['Above the form, say who will call back and when.'],
    dont: [
      'Don’t ask a member for a name or phone number again: their information is sent with the request.',
    ],
  },
};

/**
 * Form 12: a member or a visitor asks for a battery test. Give it an idempotency key created on the server and
 * `handleFormPost` behind its page, and it works without JavaScript too.
 */
const meta: Meta<typeof BatteryTestForm> = {
  title: 'Forms/BatteryTest',
  component: BatteryTestForm,
  parameters: { guidance },
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

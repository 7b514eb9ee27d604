import { defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { formStories, storyMember } from '../../testing/form-stories.ts';
import { HomeAdvisoryForm } from './index.ts';

const stories = formStories({
  formId: 2,
  emptyErrors: { question: 'required', textArea: 'required' },
});

const guidance: Guidance = {
  fr: {
    use: 'Pour poser une question sur l’habitation aux spécialistes du club, qui répondent par téléphone.',
    avoid: 'Pas pour déclarer un sinistre. Pour une question sur un véhicule\u00a0: `CarAdvisoryForm`.',
    content: [
      'Les sujets viennent de la configuration du club. Un sujet est une question\u00a0: «\u00a0Quand faut-il refaire la toiture?\u00a0»',
    ],
    do: ['Dites dans la page que la réponse vient par téléphone.'],
    dont: ['Ne dressez pas une longue liste de sujets\u00a0: le message précise le reste.'],
  },
  en: {
    use: 'To ask the club’s specialists a question about the home. They answer by phone.',
    avoid: 'Not to make an insurance claim. For a question about a vehicle: `CarAdvisoryForm`.',
    content: [
      'The subjects come from the club configuration. A subject is a question: “How do I choose a contractor?”',
    ],
    do: ['Say on the page that the answer comes by phone.'],
    dont: ['Don’t list many subjects: the message gives the details.'],
  },
};

/**
 * Form 2: a member or a visitor asks an adviser a question about the home, and is answered by phone. The subjects
 * are a club setting; a message has a maximum of 1000 characters.
 */
const meta: Meta<typeof HomeAdvisoryForm> = {
  title: 'Forms/HomeAdvisory',
  component: HomeAdvisoryForm,
  parameters: { guidance },
  ...stories.meta,
};

export default meta;
type Story = StoryObj<typeof HomeAdvisoryForm>;

/** The initial state. */
export const Empty: Story = { ...stories.empty, tags: ['both-languages'] };

/** Filled in, ready to send. */
export const Filled: Story = stories.filled;

/** Sent empty: an error under each field, the focus on the first one. */
export const FieldErrors: Story = { ...stories.fieldErrors, tags: ['both-languages'] };

/** The same, with the optional error summary. */
export const ErrorSummary: Story = { ...stories.errorSummary, tags: ['both-languages'] };

/** A failure that the visitor can't fix: the generic error shows, and the answers are kept. */
export const GenericError: Story = stories.genericError;

/** A slow response: the button shows progress, and a second press does not send again. */
export const Slow: Story = stories.slow;

/** The submission is stored, but the response is lost: sending again does not store it twice. */
export const LostAnswer: Story = stories.lostAnswer;

/** Offline: the answers are kept, and the form can be sent automatically once the network is back. */
export const Offline: Story = stories.offline;

/** Three presses in a row send once. */
export const ThreePresses: Story = stories.threePresses;

/** Stored. With `onSent`, the host shows its own page instead. */
export const Sent: Story = stories.sent;

/** If the host stays on the page after `onSent`, the form is reset and ready for another submission. */
export const SentToHost: Story = stories.sentToHost;

/** With a member signed in: their information is sent too, and the phone number is optional. */
export const Member: Story = {
  args: { member: storyMember, onSent: fn() },
  play: async (context) => {
    await stories.visit(({ fill, send }) => fill(stories.values).then(send)).play(context);
    await waitFor(() => expect(stories.received[0]).toMatchObject({ memberInfo: storyMember }));
  },
};

/** The server’s page after a rejected post, for a browser without JavaScript. */
export const PlainPost: Story = stories.plainPost;

/** A club with its own subjects. */
export const OwnSubjects: Story = {
  render: (args) => (
    <ClubProvider
      club={{
        ...defaultClub,
        homeAdvisory: {
          subjects: [{ value: 'pool', label: { fr: 'Entretenir une piscine', en: 'Looking after a pool' } }],
        },
      }}
    >
      <HomeAdvisoryForm {...args} />
    </ClubProvider>
  ),
  ...stories.visit(async ({ canvas, locale, field }) => {
    const label = locale === 'fr' ? 'Entretenir une piscine' : 'Looking after a pool';
    await expect(canvas.getByRole('option', { name: label })).toHaveValue('pool');
    await expect(field('question').querySelectorAll('option')).toHaveLength(2);
  }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Guidance } from '../../../../tools/vite/story-guidance.ts';
import { ConsentNotice } from './consent-notice.tsx';

const guidance: Guidance = {
  fr: {
    use: 'Sur toute page d’un site qui mesure sa fréquentation ou adapte sa publicité, tant que la personne n’a pas répondu.',
    avoid: 'Pas sur un site qui ne garde que des témoins nécessaires\u00a0: il n’y a rien à demander.',
    content: ['Accepter et refuser ont la même apparence et demandent un seul geste.'],
    do: ['Placez-le juste après le lien d’évitement, pour que le clavier l’atteigne en premier.'],
    dont: ['Ne chargez rien d’un autre site avant la réponse.'],
  },
  en: {
    use: 'On every page of a site that measures its audience or tailors its advertising, until the person has answered.',
    avoid: 'Not on a site that keeps only necessary cookies: there is nothing to ask.',
    content: ['Accepting and refusing look the same and take one press.'],
    do: ['Put it right after the skip link, so that the keyboard reaches it first.'],
    dont: ['Don’t load anything from another site before the answer.'],
  },
};

/**
 * The question about cookies, a `<section>` at the bottom of the window. Without a script its answer is posted to the page
 * of choices; with `startConsent` of `@jalon/consent/browser` it is stored at once.
 *
 * Tested with the keyboard, a pointer and axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen
 * reader.
 */
const meta: Meta<typeof ConsentNotice> = {
  title: 'Consent/Notice',
  component: ConsentNotice,
  parameters: { guidance, layout: 'fullscreen' },
  args: {
    hidden: false,
    privacyPath: '#privacy',
    cookiesPath: '#cookies',
    settings: {
      purposes: ['audience', 'advertising'],
      notice: 20_261_123,
      environment: 'storybook',
      memberNumberPrefix: '',
    },
  },
};

export default meta;
type Story = StoryObj<typeof ConsentNotice>;

export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible());
    const [refuse, accept] = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.tab();
    await expect(refuse).toHaveFocus();
    await expect(refuse).toHaveAttribute('value', 'disagree');
    await expect(accept).toHaveAttribute('value', 'agree');
    await expect(canvas.getAllByRole('link').at(-1)).toHaveAttribute('href', '#cookies');
  },
};

/** The visitor has answered: nothing is shown, and the controls of the page still find the settings. */
export const Answered: Story = {
  args: { hidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvasElement.querySelector('[data-consent-settings]')).not.toBeNull();
  },
};

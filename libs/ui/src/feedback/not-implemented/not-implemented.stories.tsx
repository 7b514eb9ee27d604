import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { NotImplemented, notImplementedMessages } from './index.ts';

const guidance: Guidance = {
  fr: {
    use: 'À la place d’un bloc ou d’un formulaire que le contenu demande et qui n’existe pas.',
    avoid: 'Pas pour une page introuvable, ni pour une panne.',
    content: ['Aucun texte à fournir\u00a0: le nom de la fonction manquante suffit.'],
    do: ['Remplacez-le par le vrai bloc avant la mise en ligne.'],
    dont: ['Ne l’utilisez pas pour annoncer une nouveauté.'],
  },
  en: {
    use: 'In place of a block or form that content asks for and that doesn’t exist.',
    avoid: 'Not for a page that was not found, nor for an outage.',
    content: ['No text to provide: the name of the missing feature is enough.'],
    do: ['Replace it with the real block before going live.'],
    dont: ['Don’t use it to announce something new.'],
  },
};

/** A placeholder for a feature or form that content names and that does not exist. */
const meta: Meta<typeof NotImplemented> = {
  title: 'Feedback/NotImplemented',
  component: NotImplemented,
  args: { name: 'carte-3d' },
  parameters: { guidance },
};

export default meta;
type Story = StoryObj<typeof NotImplemented>;

export const Feature: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const t = translator(notImplementedMessages, { locale: storyLocale(globals) });
    // Testing Library normalizes no-break spaces.
    await expect(
      canvas.getByText(t('feature', { name: 'carte-3d' }).replaceAll('\u00a0', ' ')),
    ).toBeVisible();
  },
};

export const Form: Story = { args: { kind: 'form', name: 14 } };

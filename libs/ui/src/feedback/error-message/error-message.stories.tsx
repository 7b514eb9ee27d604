import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { ErrorMessage } from './error-message.tsx';

const texts = {
  fr: {
    short: 'Veuillez remplir ce champ',
    remedy: 'Entrez une année à quatre chiffres, par exemple 2019',
    vague: 'Valeur invalide',
  },
  en: {
    short: 'Please fill out this field',
    remedy: 'Enter a four-digit year, for example 2019',
    vague: 'Invalid value',
  },
};

const picture: GuidancePicture = {
  right: (locale) => <ErrorMessage>{texts[locale].remedy}</ErrorMessage>,
  wrong: (locale) => <ErrorMessage>{texts[locale].vague}</ErrorMessage>,
};

const meta: Meta<typeof ErrorMessage> = {
  title: 'Feedback/ErrorMessage',
  component: ErrorMessage,
  render: inLocale(texts, (t, args) => <ErrorMessage {...args}>{t.short}</ErrorMessage>),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof ErrorMessage>;

/** A screen reader reads “Erreur :” before the text; the exclamation mark is decorative. */
export const Short: Story = {
  tags: ['both-languages'],
  play: async ({ canvasElement, globals }) => {
    const fr = storyLocale(globals) === 'fr';
    await expect(canvasElement.querySelector('p')?.textContent).toBe(
      fr ? 'Erreur\u00a0: Veuillez remplir ce champ' : 'Error: Please fill out this field',
    );
  },
};

/** On the dark surface the colour of errors becomes its light tint. */
export const OnDark: Story = {
  render: inLocale(texts, (t, args) => (
    <div data-surface="primary" style={{ padding: 24 }}>
      <ErrorMessage {...args}>{t.short}</ErrorMessage>
    </div>
  )),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
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

const guidance: Guidance = {
  fr: {
    use: 'Sous un champ ou un groupe, pour dire ce qui ne va pas. `Field` et `Fieldset` l’affichent pour vous.',
    avoid: 'Pas pour tout le formulaire\u00a0: `ErrorSummary`. Pas pour un avertissement\u00a0: `Alert`.',
    content: [
      'Dites le remède\u00a0: «\u00a0Entrez une année à quatre chiffres\u00a0», pas «\u00a0Valeur invalide\u00a0».',
    ],
    dont: [
      'Ne vous contentez pas de dire que c’est invalide.',
      'Ne blâmez pas\u00a0: pas de «\u00a0vous avez oublié\u00a0».',
    ],
    do: ['Dites comment corriger.'],
  },
  en: {
    use: 'Under a control or a group, to say what is wrong. `Field` and `Fieldset` show it for you.',
    avoid: 'Not for the whole form: `ErrorSummary`. Not for a warning: `Alert`.',
    content: ['Say what to do: “Enter a four-digit year”, not “Invalid value”.'],
    dont: ['Don’t just say that it is invalid.', 'Don’t blame: avoid “you forgot”.'],
    do: ['Say how to correct it.'],
  },
  picture: {
    right: (locale) => <ErrorMessage>{texts[locale].remedy}</ErrorMessage>,
    wrong: (locale) => <ErrorMessage>{texts[locale].vague}</ErrorMessage>,
  },
};

const meta: Meta<typeof ErrorMessage> = {
  title: 'Feedback/ErrorMessage',
  component: ErrorMessage,
  render: inLocale(texts, (t, args) => <ErrorMessage {...args}>{t.short}</ErrorMessage>),
  parameters: { guidance },
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

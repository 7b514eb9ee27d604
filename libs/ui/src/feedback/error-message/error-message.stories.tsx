import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { onSurface } from '../../testing/on-surface.tsx';
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
export const Short: Story = { tags: ['both-languages'] };

/** On the dark surface the colour of errors becomes its light tint. */
export const OnDark: Story = onSurface('primary');

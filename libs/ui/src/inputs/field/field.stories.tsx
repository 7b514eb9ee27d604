import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { TextInput } from '../text-input/index.ts';
import { describedBy, Field, type FieldProps } from './index.ts';

const texts = {
  fr: {
    year: 'Année du véhicule',
    hint: 'Quatre chiffres, par exemple 2019',
    empty: 'Veuillez remplir ce champ',
    long: 'Numéro d’immatriculation anticonstitutionnellement interminable',
  },
  en: {
    year: 'Vehicle year',
    hint: 'Four digits, for example 2019',
    empty: 'Please fill out this field',
    long: 'Interprovincial telecommunications registration identification',
  },
};

function YearField({ hint, error, label }: Pick<FieldProps, 'hint' | 'error' | 'label'>) {
  return (
    <Field controlId="year" label={label} hint={hint} error={error}>
      <TextInput
        id="year"
        size={4}
        inputMode="numeric"
        aria-describedby={describedBy('year', { hint, error })}
        aria-invalid={Boolean(error)}
      />
    </Field>
  );
}

const picture: GuidancePicture = {
  right: (locale) => (
    <Field controlId="year-right" label={texts[locale].year} hint={texts[locale].hint}>
      <TextInput id="year-right" size={4} />
    </Field>
  ),
  wrong: (locale) => <TextInput aria-label={texts[locale].year} placeholder={texts[locale].year} />,
};

const meta: Meta<typeof Field> = {
  title: 'Inputs/Field',
  component: Field,
  render: inLocale(texts, (t) => <YearField label={t.year} />),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Field>;

/** Pressing the label focuses the control. */
export const Rest: Story = { tags: ['both-languages'] };

/** A screen reader reads the hint, then the error, with the field. */
export const WithError: Story = {
  tags: ['both-languages'],
  render: inLocale(texts, (t) => <YearField label={t.year} hint={t.hint} error={t.empty} />),
  play: async ({ canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    const description = canvas.getByText(t.empty).parentElement?.textContent;
    await expect(control).toHaveAccessibleDescription(`${t.hint} ${description}`);
  },
};

/** Long words break within the field’s width; nothing scrolls sideways. */
export const LongWordsOnANarrowScreen: Story = {
  ...inNarrow(160),
  render: inLocale(texts, (t) => <YearField label={t.long} hint={t.long} error={t.long} />),
};

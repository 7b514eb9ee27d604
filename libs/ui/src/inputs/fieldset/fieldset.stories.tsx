import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { Field } from '../field/index.ts';
import { TextInput } from '../text-input/index.ts';
import { Fieldset, type FieldsetProps } from './fieldset.tsx';

const texts = {
  fr: {
    legend: 'Date de naissance',
    hint: 'Par exemple\u00a0: 31 et 1984',
    error: 'Veuillez inscrire une date passée',
    day: 'Jour',
    year: 'Année',
    long: 'Renseignements complémentaires anticonstitutionnellement interminables',
    longDay: 'Jour de votre date de naissance',
    longYear: 'Année de votre date de naissance',
  },
  en: {
    legend: 'Date of birth',
    hint: 'For example: 31 and 1984',
    error: 'Please enter a date in the past',
    day: 'Day',
    year: 'Year',
    long: 'Supplementary information, interprovincial telecommunications',
    longDay: 'Day of your date of birth',
    longYear: 'Year of your date of birth',
  },
};

function Birth({ locale, ...props }: Omit<FieldsetProps, 'legend'> & { locale: 'fr' | 'en' }) {
  const t = texts[locale];
  return (
    <Fieldset legend={t.legend} {...props}>
      <div style={{ display: 'flex', gap: 16 }}>
        <Field controlId="day" label={t.day}>
          <TextInput id="day" size={2} inputMode="numeric" aria-invalid={Boolean(props.error)} />
        </Field>
        <Field controlId="year" label={t.year}>
          <TextInput id="year" size={4} inputMode="numeric" aria-invalid={Boolean(props.error)} />
        </Field>
      </div>
    </Fieldset>
  );
}

const picture: GuidancePicture = {
  right: (locale) => (
    <Fieldset legend={texts[locale].legend}>
      <div style={{ display: 'flex', gap: 16 }}>
        <Field controlId="day-right" label={texts[locale].day}>
          <TextInput id="day-right" size={2} />
        </Field>
        <Field controlId="year-right" label={texts[locale].year}>
          <TextInput id="year-right" size={4} />
        </Field>
      </div>
    </Fieldset>
  ),
  wrong: (locale) => (
    <>
      <Field controlId="day-wrong" label={texts[locale].longDay}>
        <TextInput id="day-wrong" size={2} />
      </Field>
      <Field controlId="year-wrong" label={texts[locale].longYear}>
        <TextInput id="year-wrong" size={4} />
      </Field>
    </>
  ),
};

const meta: Meta<typeof Fieldset> = {
  title: 'Inputs/Fieldset',
  component: Fieldset,
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Fieldset>;

export const Rest: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => <Birth locale={storyLocale(globals)} />,
};

/** The group is described by its hint, then by its error. */
export const WithHintAndError: Story = {
  render: inLocale(texts, (t, _args, locale) => <Birth locale={locale} hint={t.hint} error={t.error} />),
};

/** A disabled fieldset disables everything inside. */
export const Disabled: Story = {
  render: (_args, { globals }) => <Birth locale={storyLocale(globals)} disabled />,
};

export const LongWordsOnANarrowScreen: Story = {
  ...inNarrow(180),
  render: inLocale(texts, (t) => <Fieldset legend={t.long} hint={t.long} error={t.long} />),
};

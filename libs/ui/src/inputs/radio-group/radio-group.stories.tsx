import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { onSurface } from '../../testing/on-surface.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const texts = {
  fr: {
    legend: 'Transmission',
    hint: 'Celle du véhicule d’origine',
    error: 'Veuillez remplir ce champ',
    automatic: 'Automatique',
    manual: 'Manuelle',
    other: 'Autre',
    otherHint: 'À variation continue, à double embrayage…',
    age: 'Âge du véhicule',
    apart: ['Moins de 5 ans', 'De 5 à 9 ans', '10 ans ou plus'],
    overlapping: ['De 0 à 5 ans', 'De 5 à 10 ans', '10 ans ou plus'],
  },
  en: {
    legend: 'Transmission',
    hint: 'The one the vehicle came with',
    error: 'Please fill out this field',
    automatic: 'Automatic',
    manual: 'Manual',
    other: 'Other',
    otherHint: 'Continuously variable, dual clutch…',
    age: 'Age of the vehicle',
    apart: ['Under 5 years', '5 to 9 years', '10 years or more'],
    overlapping: ['0 to 5 years', '5 to 10 years', '10 years or more'],
  },
};

function Transmission({ locale, ...props }: Partial<RadioGroupProps> & { locale: 'fr' | 'en' }) {
  const t = texts[locale];
  return (
    <RadioGroup
      legend={t.legend}
      name="vehiculeTransmission"
      options={[
        { value: 'automatic', label: t.automatic },
        { value: 'manual', label: t.manual },
        { value: 'other', label: t.other, hint: t.otherHint },
      ]}
      {...props}
    />
  );
}

function Ages({ legend, labels }: { legend: string; labels: readonly string[] }) {
  const options = labels.map((label) => ({ value: label, label }));
  return <RadioGroup legend={legend} name={labels.join()} options={options} />;
}

const picture: GuidancePicture = {
  right: (locale) => <Ages legend={texts[locale].age} labels={texts[locale].apart} />,
  wrong: (locale) => <Ages legend={texts[locale].age} labels={texts[locale].overlapping} />,
};

const meta: Meta<typeof RadioGroup> = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: { onValueChange: fn() },
  render: inLocale(texts, (t, args, locale) => <Transmission locale={locale} hint={t.hint} {...args} />),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof RadioGroup>;

/** One Tab stop; the arrows select and wrap around. */
export const Rest: Story = {
  tags: ['both-languages'],
  play: async ({ args, canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    const named = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('radiogroup', { name: t.legend })).toHaveAccessibleDescription(t.hint);
    await userEvent.tab();
    await expect(named(t.automatic)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('automatic');
    await userEvent.keyboard('{ArrowDown}');
    await expect(named(t.manual)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(named(t.automatic)).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('other');
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const SideBySide: Story = { args: { layout: 'row', defaultValue: 'automatic' } };

/** In ARIA, the error and `required` belong to the group, not to its buttons. */
export const RequiredWithError: Story = {
  render: inLocale(texts, (t, _args, locale) => <Transmission locale={locale} required error={t.error} />),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'manual' } };

function Kept({ locale }: { locale: 'fr' | 'en' }) {
  const [value, setValue] = useState('manual');
  return (
    <>
      <Transmission locale={locale} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

/** Controlled by the host. */
export const Controlled: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => <Kept locale={storyLocale(globals)} />,
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('radio', { name: texts[storyLocale(globals)].automatic }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^automatic$/);
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'automatic');
  },
};

export const OnDark: Story = {
  ...onSurface('primary'),
  render: inLocale(texts, (t, _args, locale) => (
    <Transmission locale={locale} defaultValue="manual" error={t.error} />
  )),
};

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';

const texts = {
  fr: {
    legend: 'Avec quels services avez-vous fait affaire?',
    hint: 'Cochez toutes les cases pertinentes',
    error: 'Veuillez cocher au moins un service',
    travel: 'Agence de voyages',
    insurance: 'Assurance voyage',
    insuranceHint: 'Y compris l’assurance annulation',
    school: 'Auto-école',
    shop: 'Boutique',
  },
  en: {
    legend: 'Which services have you used?',
    hint: 'Select all that apply',
    error: 'Select at least one service',
    travel: 'Travel agency',
    insurance: 'Travel insurance',
    insuranceHint: 'Cancellation insurance included',
    school: 'Driving school',
    shop: 'Shop',
  },
};

function Services({ locale, ...props }: Partial<CheckboxGroupProps> & { locale: 'fr' | 'en' }) {
  const t = texts[locale];
  return (
    <CheckboxGroup
      legend={t.legend}
      name="services"
      options={[
        { value: 'indVoyage', label: t.travel },
        { value: 'indAssuranceVoyage', label: t.insurance, hint: t.insuranceHint },
        { value: 'indAutoEcole', label: t.school },
        { value: 'indBoutique', label: t.shop, disabled: true },
      ]}
      {...props}
    />
  );
}

const days = {
  fr: { legend: 'Jours possibles', first: 'Lundi', second: 'Mardi', none: 'Aucun' },
  en: { legend: 'Possible days', first: 'Monday', second: 'Tuesday', none: 'None' },
};

const drawn = (locale: 'fr' | 'en', last: 'second' | 'none') => (
  <CheckboxGroup
    name={last}
    legend={days[locale].legend}
    options={(['first', last] as const).map((value) => ({ value, label: days[locale][value] }))}
  />
);

const picture: GuidancePicture = {
  right: (locale) => drawn(locale, 'second'),
  wrong: (locale) => drawn(locale, 'none'),
};

const meta: Meta<typeof CheckboxGroup> = {
  title: 'Inputs/CheckboxGroup',
  component: CheckboxGroup,
  args: { onValueChange: fn() },
  render: inLocale(texts, (t, args, locale) => <Services locale={locale} hint={t.hint} {...args} />),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof CheckboxGroup>;

/** Each box is a Tab stop; Space checks it. */
export const Rest: Story = {
  tags: ['both-languages'],
  play: async ({ args, canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    await expect(canvas.getByRole('group', { name: t.legend })).toHaveAccessibleDescription(t.hint);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('checkbox', { name: t.travel }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['indVoyage', 'indAssuranceVoyage']);
  },
};

export const SideBySide: Story = { args: { layout: 'row', defaultValue: ['indVoyage'] } };

export const WithError: Story = {
  render: inLocale(texts, (t, _args, locale) => <Services locale={locale} error={t.error} />),
};

function Kept({ locale }: { locale: 'fr' | 'en' }) {
  const [value, setValue] = useState(['indAutoEcole']);
  return (
    <>
      <Services locale={locale} value={value} onValueChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  );
}

/** Controlled by the host. */
export const Controlled: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => <Kept locale={storyLocale(globals)} />,
  play: async ({ canvas, globals }) => {
    const t = texts[storyLocale(globals)];
    await userEvent.click(canvas.getByRole('checkbox', { name: t.travel }));
    await userEvent.click(canvas.getByRole('checkbox', { name: t.school }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^indVoyage$/);
    await expect(canvas.getByRole('checkbox', { name: t.school })).not.toBeChecked();
  },
};

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta);

import { useLocale } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFormContext, useWatch } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BatteryTestForm, batteryTest } from '../forms/battery-test/index.ts';
import { answersTo } from '../samples/answers.ts';
import { expectSent, field, names, submit } from '../testing/form-canvas.ts';
import { changeFields } from './form-rules.ts';
import { FieldColumns, FormSection, RadioField, SelectField, TextField, useField } from './index.ts';

/** Changes that a host can make to a form without copying it. */
const meta: Meta = {
  title: 'Forms/Kit/Changing a form',
  parameters: { inDocument: 'changeFields' },
  args: { onSubmit: fn(async () => undefined) },
  beforeEach: () => sessionStorage.clear(),
};

export default meta;
type Story = StoryObj<{ onSubmit: () => Promise<undefined> }>;

const { vehiculeAnnee: _, ...batteryWithoutYear } = answersTo(12);

const withoutYear = changeFields(batteryTest(), { without: ['vehiculeAnnee'] });

/** A field left out: not shown and not sent. */
export const FieldLeftOut: Story = {
  tags: ['both-languages'],
  render: ({ onSubmit }) => (
    <BatteryTestForm definition={withoutYear} defaults={batteryWithoutYear} onSubmit={onSubmit}>
      <SelectField name="centreUrbain" />
      <TextField name="vehiculeMarque" />
      <TextField name="vehiculeModele" />
    </BatteryTestForm>
  ),
  play: ({ canvasElement, args }) => expectSent(canvasElement, args.onSubmit, batteryWithoutYear),
};

const sectionTitles = { fr: ['Votre véhicule', 'Votre région'], en: ['Your vehicle', 'Your region'] };

/** Fields in another order and layout: their labels, hints and choices are found by their names. */
export const OtherOrderAndLayout: Story = {
  render: function OtherOrderAndLayout({ onSubmit }) {
    const [vehicle = '', region = ''] = sectionTitles[useLocale()];
    return (
      <BatteryTestForm onSubmit={onSubmit} defaults={answersTo(12)}>
        <FormSection title={vehicle}>
          <FieldColumns>
            <TextField name="vehiculeAnnee" />
            <TextField name="vehiculeMarque" />
            <TextField name="vehiculeModele" />
          </FieldColumns>
        </FormSection>
        <FormSection title={region}>
          <RadioField name="centreUrbain" />
        </FormSection>
      </BatteryTestForm>
    );
  },
  play: async ({ canvasElement, args }) => {
    const order = ['vehiculeAnnee', 'vehiculeMarque', 'vehiculeModele', 'centreUrbain'];
    await expect(names(canvasElement)).toEqual(order);
    await expect(field(canvasElement, 'vehiculeAnnee')).toHaveAccessibleDescription(/2019/);
    await expectSent(canvasElement, args.onSubmit, answersTo(12));
  },
};

/** A year from a slider: `useField` gives label, error and the props of the control. */
function YearSlider() {
  const { id, label, hint, error, control } = useField({ name: 'vehiculeAnnee' });
  const year = useWatch({ name: 'vehiculeAnnee' });
  return (
    <Field controlId={id} label={`${label} (${year || 2019})`} hint={hint} error={error}>
      <input {...control} required={undefined} type="range" min="2000" max="2026" defaultValue="2019" />
    </Field>
  );
}

const plainLabel = { fr: 'Marque', en: 'Make' };

/** A plain input of the host: `useFormContext` of react-hook-form is enough. */
function PlainMake() {
  const { register, formState } = useFormContext();
  const error = formState.errors.vehiculeMarque;
  return (
    <label>
      {plainLabel[useLocale()]} <input {...register('vehiculeMarque')} aria-invalid={!!error} />
    </label>
  );
}

/** Fields drawn by the host’s own components. */
export const OwnComponents: Story = {
  render: ({ onSubmit }) => (
    <BatteryTestForm onSubmit={onSubmit}>
      <SelectField name="centreUrbain" />
      <PlainMake />
      <TextField name="vehiculeModele" />
      <YearSlider />
    </BatteryTestForm>
  ),
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    await waitFor(() => expect(field(canvasElement, 'vehiculeMarque')).toBeInvalid());
    await userEvent.selectOptions(field(canvasElement, 'centreUrbain'), 'Laval');
    await userEvent.type(field(canvasElement, 'vehiculeMarque'), 'Toyota2');
    await userEvent.type(field(canvasElement, 'vehiculeModele'), 'Corolla');
    await expectSent(canvasElement, args.onSubmit, {
      centreUrbain: 'Laval',
      vehiculeMarque: 'Toyota',
      vehiculeModele: 'Corolla',
      vehiculeAnnee: '2019',
    });
  },
};

const words = {
  fr: {
    labels: { vehiculeMarque: 'Constructeur' },
    hints: { vehiculeMarque: 'Il est écrit à l’arrière.' },
    choices: { centreUrbain: [{ value: 'Québec', label: 'La Capitale' }] },
    submitLabel: 'Prendre rendez-vous',
  },
  en: {
    labels: { vehiculeMarque: 'Manufacturer' },
    hints: { vehiculeMarque: 'It is written at the back.' },
    choices: { centreUrbain: [{ value: 'Québec', label: 'The Capital' }] },
    submitLabel: 'Make an appointment',
  },
};

/** Other texts and initial values. */
export const TextsAndDefaults: Story = {
  render: function TextsAndDefaults({ onSubmit }) {
    return <BatteryTestForm {...words[useLocale()]} defaults={answersTo(12)} onSubmit={onSubmit} />;
  },
  play: async ({ canvasElement, canvas, args }) => {
    const make = await canvas.findByLabelText(/^(Constructeur|Manufacturer)$/);
    await expect(make).toHaveAccessibleDescription(/arrière|back/);
    await expect(canvas.getByRole('option', { name: /Capital/ })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /rendez-vous|appointment/ })).toBeVisible();
    await expectSent(canvasElement, args.onSubmit, answersTo(12));
  },
};

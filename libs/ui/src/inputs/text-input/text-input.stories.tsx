import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Field } from '../field/index.ts';
import { TextInput } from './text-input.tsx';

const texts = { fr: { make: 'Marque', year: 'Année' }, en: { make: 'Make', year: 'Year' } };

const guidance: Guidance = {
  fr: {
    use: 'Pour une réponse d’une ligne, dans un `Field`.',
    avoid:
      'Pas pour un message\u00a0: `Textarea`. Pas pour un téléphone, un code postal ou un mot de passe\u00a0: ils ont leur champ.',
    content: ['La largeur suit la réponse attendue\u00a0: `size={4}` pour une année.'],
    do: [
      'Donnez au champ la largeur de la réponse attendue.',
      'Donnez `autoComplete` et `inputMode`\u00a0: le navigateur aide à répondre.',
    ],
    dont: [
      'N’étirez pas le champ d’une année\u00a0: on croit devoir écrire davantage.',
      'N’utilisez pas `type="number"` pour un numéro.',
    ],
  },
  en: {
    use: 'For a one-line answer, in a `Field`.',
    avoid:
      'Not for a message: `Textarea`. Not for a phone number, postal code or password: each has its own field.',
    content: ['The width matches the expected answer: `size={4}` for a year.'],
    do: [
      'Make the field as wide as the expected answer.',
      'Set `autoComplete` and `inputMode`: the browser helps people answer.',
    ],
    dont: [
      'Don’t stretch a field for a year: people think that they must write more.',
      'Don’t use `type="number"` for an identifier.',
    ],
  },
  picture: {
    right: (locale) => (
      <Field controlId="picture-short" label={texts[locale].year}>
        <TextInput id="picture-short" size={4} defaultValue="2019" />
      </Field>
    ),
    wrong: (locale) => (
      <Field controlId="picture-wide" label={texts[locale].year}>
        <TextInput id="picture-wide" defaultValue="2019" />
      </Field>
    ),
  },
};

const meta: Meta<typeof TextInput> = {
  title: 'Inputs/TextInput',
  component: TextInput,
  render: inLocale(texts, (t, { id = 'make', ...args }) => (
    <Field controlId={id} label={t.make}>
      <TextInput id={id} {...args} />
    </Field>
  )),
  parameters: { guidance },
};

export default meta;
type Story = StoryObj<typeof TextInput>;

export const Empty: Story = {
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Citroën');
    await expect(canvas.getByRole('textbox')).toHaveValue('Citroën');
  },
};

export const Filled: Story = { args: { defaultValue: 'Mercedes-Benz' } };

/** `aria-invalid` alone shows the error border; the `Field` shows the message. */
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '4x4' } };

/** `size` adapts the width to the answer: four digits here. */
export const Short: Story = {
  args: { size: 4, maxLength: 4, inputMode: 'numeric' },
  render: inLocale(texts, (t, args) => (
    <Field controlId="year" label={t.year}>
      <TextInput id="year" {...args} />
    </Field>
  )),
  play: async ({ canvas }) => {
    const width = canvas.getByRole('textbox').getBoundingClientRect().width;
    await expect(width).toBeLessThan(160);
    await expect(width).toBeGreaterThan(60);
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Québec' } };

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true });

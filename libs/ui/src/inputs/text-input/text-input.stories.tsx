import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Field } from '../field/index.ts';
import { TextInput } from './text-input.tsx';

const texts = { fr: { make: 'Marque', year: 'Année' }, en: { make: 'Make', year: 'Year' } };

const picture: GuidancePicture = {
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
};

const meta: Meta<typeof TextInput> = {
  title: 'Inputs/TextInput',
  component: TextInput,
  render: inLocale(texts, (t, { id = 'make', ...args }) => (
    <Field controlId={id} label={t.make}>
      <TextInput id={id} {...args} />
    </Field>
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof TextInput>;

export const Empty: Story = { tags: ['both-languages'] };

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

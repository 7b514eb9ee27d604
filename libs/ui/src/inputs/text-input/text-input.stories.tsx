import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { TextInput } from './text-input.tsx';

const texts = { fr: { make: 'Marque', year: 'Année' }, en: { make: 'Make', year: 'Year' } };

const meta: Meta<typeof TextInput> = {
  title: 'Inputs/TextInput',
  component: TextInput,
  render: (args, { globals }) => <TextInput aria-label={texts[storyLocale(globals)].make} {...args} />,
};

export default meta;
type Story = StoryObj<typeof TextInput>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Citroën');
    await expect(canvas.getByRole('textbox')).toHaveValue('Citroën');
  },
};

export const Filled: Story = { args: { defaultValue: 'Mercedes-Benz' } };

/** `aria-invalid` alone turns the edge to the colour of errors; the message stands in the `Field`. */
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '4x4' } };

/** `size` makes the box fit its answer: four digits here. */
export const Short: Story = {
  args: { size: 4, maxLength: 4, inputMode: 'numeric' },
  render: (args, { globals }) => <TextInput aria-label={texts[storyLocale(globals)].year} {...args} />,
  play: async ({ canvas }) => {
    const width = canvas.getByRole('textbox').getBoundingClientRect().width;
    await expect(width).toBeLessThan(160);
    await expect(width).toBeGreaterThan(60);
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Québec' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Québec' } };

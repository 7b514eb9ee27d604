import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Select } from './select.tsx';

const texts = {
  fr: {
    label: 'Centre urbain',
    choose: 'Choisissez un centre',
    south: 'Montréal et Rive-Sud',
    levis: 'Québec et Lévis',
    long: 'Un centre dont le nom est plus long que la boîte qui le montre',
  },
  en: {
    label: 'Urban centre',
    choose: 'Choose a centre',
    south: 'Montréal and South Shore',
    levis: 'Québec and Lévis',
    long: 'A centre whose name is longer than the box in which it is shown',
  },
};

const meta: Meta<typeof Select> = {
  title: 'Inputs/Select',
  component: Select,
  render: (args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <Select aria-label={t.label} {...args}>
        <option value="">{t.choose}</option>
        <option value="Gatineau">Gatineau</option>
        <option value="Montreal">{t.south}</option>
        <option value="Quebec">{t.levis}</option>
        <option value="Saguenay">Saguenay</option>
      </Select>
    );
  },
};

export default meta;
type Story = StoryObj<typeof Select>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Quebec');
    await expect(select).toHaveValue('Quebec');
  },
};

export const Chosen: Story = { args: { defaultValue: 'Montreal' } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

/** An answer that is too long ends in an ellipsis, clear of the arrow. */
export const LongAnswerOnANarrowScreen: Story = {
  render: (args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <div style={{ inlineSize: 240 }}>
        <Select aria-label={t.label} {...args}>
          <option>{t.long}</option>
        </Select>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveStyle({ textOverflow: 'ellipsis' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Field } from '../field/index.ts';
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
    long: 'A centre whose name is longer than its box',
  },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <Field controlId="picture-empty" label={texts[locale].label}>
      <Select id="picture-empty">
        <option value="">{texts[locale].choose}</option>
        <option value="Gatineau">Gatineau</option>
      </Select>
    </Field>
  ),
  wrong: (locale) => (
    <Field controlId="picture-first" label={texts[locale].label}>
      <Select id="picture-first">
        <option value="Gatineau">Gatineau</option>
        <option value="Quebec">{texts[locale].levis}</option>
      </Select>
    </Field>
  ),
};

const meta: Meta<typeof Select> = {
  title: 'Inputs/Select',
  component: Select,
  render: inLocale(texts, (t, { id = 'centre', ...args }) => (
    <Field controlId={id} label={t.label}>
      <Select id={id} {...args}>
        <option value="">{t.choose}</option>
        <option value="Gatineau">Gatineau</option>
        <option value="Montreal">{t.south}</option>
        <option value="Quebec">{t.levis}</option>
        <option value="Saguenay">Saguenay</option>
      </Select>
    </Field>
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Select>;

export const Empty: Story = {
  tags: ['both-languages'],
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

/** A long option is truncated with an ellipsis before the arrow. */
export const LongAnswerOnANarrowScreen: Story = {
  render: inLocale(texts, (t, args) => (
    <div style={{ inlineSize: 240 }}>
      <Field controlId="long" label={t.label}>
        <Select id="long" {...args}>
          <option>{t.long}</option>
        </Select>
      </Field>
    </div>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveStyle({ textOverflow: 'ellipsis' });
  },
};

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true });

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { typeNatively } from '../../testing/type-natively.ts';
import { Field } from '../field/index.ts';
import { digitsOf, groupedMask, MaskedInput } from './index.ts';

const texts = {
  fr: { label: 'Numéro de carte-cadeau', hint: 'Douze chiffres' },
  en: { label: 'Gift card number', hint: 'Twelve digits' },
};

const mask = groupedMask({ characters: digitsOf, groups: [4, 4, 4], separators: [' ', ' '] });

const meta: Meta<typeof MaskedInput> = {
  title: 'Inputs/MaskedInput',
  component: MaskedInput,
  args: { mask },
  render: (args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <Field controlId="card" label={t.label} hint={t.hint}>
        <MaskedInput {...args} id="card" size={14} inputMode="numeric" aria-describedby="card-hint" />
      </Field>
    );
  },
};

export default meta;
type Story = StoryObj<typeof MaskedInput>;

/** Groups appear as the digits come; letters do not. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    typeNatively(canvas.getByRole('textbox'), '1234x56');
    await expect(canvas.getByRole('textbox')).toHaveValue('1234 56');
  },
};

/** The host gives the answer alone; the field shows it in groups. */
export const Filled: Story = { args: { defaultValue: '123456789012' } };

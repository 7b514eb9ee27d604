import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Field } from '../field/index.ts';
import { digitsOf, groupedMask, MaskedInput } from './index.ts';

const texts = {
  fr: { label: 'Numéro de carte-cadeau', hint: 'Douze chiffres' },
  en: { label: 'Gift card number', hint: 'Twelve digits' },
};

const mask = groupedMask({ characters: digitsOf, groups: [4, 4, 4], separators: [' ', ' '] });

const picture: GuidancePicture = {
  right: (locale) => (
    <Field controlId="picture-number" label={locale === 'fr' ? 'Numéro' : 'Number'}>
      <MaskedInput id="picture-number" mask={mask} defaultValue="123412341234" />
    </Field>
  ),
  wrong: (locale) => (
    <Field
      controlId="picture-spaces"
      label={locale === 'fr' ? 'Numéro' : 'Number'}
      error={locale === 'fr' ? 'Veuillez enlever les espaces' : 'Please remove the spaces'}
    >
      <MaskedInput id="picture-spaces" mask={mask} defaultValue="123412341234" aria-invalid />
    </Field>
  ),
};

const meta: Meta<typeof MaskedInput> = {
  title: 'Inputs/MaskedInput',
  component: MaskedInput,
  args: { mask },
  render: inLocale(texts, (t, { id = 'card', ...args }) => (
    <Field controlId={id} label={t.label} hint={t.hint}>
      <MaskedInput {...args} id={id} size={14} inputMode="numeric" aria-describedby={`${id}-hint`} />
    </Field>
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof MaskedInput>;

/** Groups appear as digits are typed; letters are ignored. */
export const Empty: Story = {
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    // The browser’s own command, because the field uses its editing history.
    for (const character of '1234x56') document.execCommand('insertText', false, character);
    await expect(field).toHaveValue('1234 56');
  },
};

/** The host passes the answer without separators; the field shows it in groups. */
export const Filled: Story = { args: { defaultValue: '123456789012' } };

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true, named: true });

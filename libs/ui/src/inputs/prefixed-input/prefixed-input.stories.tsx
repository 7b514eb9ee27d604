import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { inNarrow } from '../../testing/in-narrow.tsx';
import { describedBy, Field } from '../field/index.ts';
import { PrefixedInput } from './prefixed-input.tsx';

const texts = {
  fr: {
    label: 'Numéro de membre',
    hint: 'Les chiffres qui suivent 620 285 sur votre carte',
  },
  en: {
    label: 'Member number',
    hint: 'The digits that follow 620 285 on your card',
  },
};
const picture: GuidancePicture = {
  right: (locale) => (
    <Field controlId="picture-member" label={texts[locale].label}>
      <PrefixedInput id="picture-member" prefix="620 285" defaultValue="123 456" />
    </Field>
  ),
  wrong: (locale) => (
    <Field controlId="picture-whole" label={texts[locale].label}>
      <PrefixedInput id="picture-whole" prefix="620 285" defaultValue="620 285 123 456" />
    </Field>
  ),
};

const meta: Meta<typeof PrefixedInput> = {
  title: 'Inputs/PrefixedInput',
  component: PrefixedInput,
  args: { prefix: '620\u00a0285' },
  render: inLocale(texts, (t, { id = 'member', ...args }) => (
    <Field controlId={id} label={t.label} hint={t.hint}>
      <PrefixedInput
        id={id}
        name="memberNumberBase"
        inputMode="numeric"
        aria-describedby={describedBy(id, { hint: t.hint })}
        {...args}
      />
    </Field>
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof PrefixedInput>;

/** A screen reader reads the prefix with the field; the value is only what was typed. */
export const Rest: Story = { tags: ['both-languages'] };

const distances = { fr: { label: 'Kilométrage' }, en: { label: 'Mileage' } };

/** A unit after the answer. */
export const WithSuffix: Story = {
  render: inLocale(distances, (t) => (
    <Field controlId="mileage" label={t.label}>
      <PrefixedInput id="mileage" suffix="km" inputMode="numeric" size={10} defaultValue="85 000" />
    </Field>
  )),
};

export const OnDarkAndNarrow: Story = inNarrow(220, 'primary');

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true, named: true });

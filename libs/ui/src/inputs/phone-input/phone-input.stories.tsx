import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { describedBy, Field } from '../field/index.ts';
import { PhoneInput } from './index.ts';

const texts = {
  fr: {
    label: 'Téléphone à domicile',
    hint: 'Dix chiffres, avec l’indicatif régional',
  },
  en: {
    label: 'Home phone',
    hint: 'Ten digits, including the area code',
  },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <Field controlId="picture-phone" label={locale === 'fr' ? 'Téléphone' : 'Phone'}>
      <PhoneInput id="picture-phone" defaultValue="4185550123" />
    </Field>
  ),
  wrong: (locale) => {
    const error = locale === 'fr' ? 'Veuillez mettre des tirets' : 'Please enter hyphens';
    return (
      <Field controlId="picture-hyphens" label={locale === 'fr' ? 'Téléphone' : 'Phone'} error={error}>
        <PhoneInput
          id="picture-hyphens"
          defaultValue="4185550123"
          aria-invalid
          aria-describedby={describedBy('picture-hyphens', { error })}
        />
      </Field>
    );
  },
};

const meta: Meta<typeof PhoneInput> = {
  title: 'Inputs/PhoneInput',
  component: PhoneInput,
  render: inLocale(texts, (t, { id = 'phone', ...args }) => (
    <Field controlId={id} label={t.label} hint={t.hint}>
      <PhoneInput
        id={id}
        name="residentialPhone"
        aria-describedby={describedBy(id, { hint: t.hint })}
        {...args}
      />
    </Field>
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof PhoneInput>;

/** Digits only, grouped while typing; the host receives the digits. */
export const Empty: Story = { tags: ['both-languages'] };

export const Filled: Story = { args: { defaultValue: '5145550199' } };

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true, named: true });

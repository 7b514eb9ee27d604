import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { describedBy, Field } from '../field/index.ts';
import { PostalCodeInput } from './index.ts';

const texts = {
  fr: { label: 'Code postal', hint: 'Par exemple\u00a0: H1H 1H1' },
  en: { label: 'Postal code', hint: 'For example: H1H 1H1' },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <Field controlId="picture-code" label={texts[locale].label}>
      <PostalCodeInput id="picture-code" defaultValue="H1H1H1" />
    </Field>
  ),
  wrong: (locale) => {
    const error = locale === 'fr' ? 'Veuillez mettre des majuscules' : 'Please enter capitals';
    return (
      <Field controlId="picture-capitals" label={texts[locale].label} error={error}>
        <PostalCodeInput
          id="picture-capitals"
          defaultValue="H1H1H1"
          aria-invalid
          aria-describedby={describedBy('picture-capitals', { error })}
        />
      </Field>
    );
  },
};

const meta: Meta<typeof PostalCodeInput> = {
  title: 'Inputs/PostalCodeInput',
  component: PostalCodeInput,
  render: inLocale(texts, (t, { id = 'postal', ...args }) => (
    <Field controlId={id} label={t.label} hint={t.hint}>
      <PostalCodeInput
        id={id}
        name="codePostal"
        aria-describedby={describedBy(id, { hint: t.hint })}
        {...args}
      />
    </Field>
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof PostalCodeInput>;

/** Capitals and the space are added automatically; the host receives the six characters. */
export const Empty: Story = { tags: ['both-languages'] };

export const Filled: Story = { args: { defaultValue: 'H1H1H1' } };

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true, named: true });

import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Field } from '../field/index.ts';
import { PasswordInput, passwordInputMessages } from './index.ts';

const texts = {
  fr: { label: 'Mot de passe' },
  en: { label: 'Password' },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <Field controlId="picture-password" label={texts[locale].label}>
      <PasswordInput id="picture-password" autoComplete="new-password" defaultValue="neige-route" />
    </Field>
  ),
  wrong: (locale) => (
    <>
      <Field controlId="picture-first" label={texts[locale].label}>
        <PasswordInput id="picture-first" autoComplete="off" />
      </Field>
      <Field
        controlId="picture-again"
        label={locale === 'fr' ? 'Répétez le mot de passe' : 'Repeat the password'}
      >
        <PasswordInput id="picture-again" autoComplete="off" />
      </Field>
    </>
  ),
};

const meta: Meta<typeof PasswordInput> = {
  title: 'Inputs/PasswordInput',
  component: PasswordInput,
  render: inLocale(texts, (t, { id = 'password', ...args }) => (
    <Field controlId={id} label={t.label}>
      <PasswordInput id={id} name="password" autoComplete="current-password" {...args} />
    </Field>
  )),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof PasswordInput>;

/** The button shows and hides the password; it keeps the focus, and its name says what the next press does. */
export const Rest: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    const t = translator(passwordInputMessages, { locale });
    const input = canvas.getByLabelText(texts[locale].label, { exact: true, selector: 'input' });
    await userEvent.tab();
    await userEvent.keyboard('secret');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('secret');
    await expect(canvas.getByRole('button', { name: t('hideLabel') })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('shown'));
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('hidden'));
  },
};

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true, named: true });

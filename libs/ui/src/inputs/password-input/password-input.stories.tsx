import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { Section } from '../../layout/section/index.ts';
import { describedBy, Field } from '../field/index.ts';
import { PasswordInput, type PasswordInputProps, passwordInputMessages } from './index.ts';

const texts = {
  fr: { label: 'Mot de passe', error: 'Veuillez remplir ce champ' },
  en: { label: 'Password', error: 'Please fill out this field' },
};

function Password({ locale, error, ...props }: PasswordInputProps & { locale: 'fr' | 'en'; error?: string }) {
  return (
    <Field controlId="password" label={texts[locale].label} error={error}>
      <PasswordInput
        id="password"
        name="password"
        autoComplete="current-password"
        aria-describedby={describedBy('password', { error })}
        aria-invalid={error ? true : undefined}
        {...props}
      />
    </Field>
  );
}

const meta: Meta<typeof PasswordInput> = {
  title: 'Inputs/PasswordInput',
  component: PasswordInput,
  render: (args, { globals }) => <Password locale={storyLocale(globals)} {...args} />,
};

export default meta;
type Story = StoryObj<typeof PasswordInput>;

/** The button shows and hides; the focus stays on it, and its name says what it does next. */
export const Rest: Story = {
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

export const Shown: Story = {
  args: { defaultValue: 'route 132, été comme hiver' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('route 132, été comme hiver');
  },
};

export const WithError: Story = {
  render: (args, { globals }) => (
    <Password locale={storyLocale(globals)} {...args} error={texts[storyLocale(globals)].error} />
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'secret' } };

export const OnDark: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <Section surface="primary">
      <Password locale={storyLocale(globals)} {...args} />
    </Section>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale, storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { TextInput } from '../../inputs/text-input/index.ts';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { Button } from './button.tsx';

const texts = {
  fr: {
    send: 'Envoyer la demande',
    sending: 'Envoi en cours…',
    cancel: 'Annuler',
    model: 'Modèle',
    long: 'Recevoir par courriel la confirmation de mon rendez-vous d’entretien préventif',
  },
  en: {
    send: 'Send the request',
    sending: 'Sending…',
    cancel: 'Cancel',
    model: 'Model',
    long: 'Email me the confirmation of my preventive maintenance appointment',
  },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button>{texts[locale].send}</Button>
      <Button variant="secondary">{texts[locale].cancel}</Button>
    </div>
  ),
  wrong: (locale) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button>{texts[locale].send}</Button>
      <Button>{texts[locale].cancel}</Button>
    </div>
  ),
};

const meta: Meta<typeof Button> = {
  title: 'Actions/Button',
  component: Button,
  render: inLocale(texts, (t, args) => <Button {...args}>{t.send}</Button>),
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Button>;

/** The one main action of a view. Enter and the space bar press it. */
export const Primary: Story = {
  tags: ['both-languages'],
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

const submitted = fn((event: React.FormEvent) => event.preventDefault());

/** While loading, the button keeps the focus, announces what is happening, and cannot send twice. */
export const Loading: Story = {
  tags: ['both-languages'],
  render: inLocale(texts, (t) => (
    <form onSubmit={submitted} style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <TextInput aria-label={t.model} defaultValue="CR-V" />
      <Button type="submit" loading loadingLabel={t.sending}>
        {t.send}
      </Button>
    </form>
  )),
  play: async ({ canvas, globals }) => {
    submitted.mockClear();
    const button = canvas.getByRole('button', { name: texts[storyLocale(globals)].sending });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).not.toBeDisabled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** As wide as its container, mostly for phones. */
export const FullWidth: Story = { args: { fullWidth: true } };

/** A long label wraps inside the button and the screen. */
export const LongText: Story = {
  render: inLocale(texts, (t, args) => (
    <div style={{ maxInlineSize: 240 }}>
      <Button {...args}>{t.long}</Button>
    </div>
  )),
};

/** Both variants on each surface. */
export const OnEverySurface: Story = onEverySurface(
  inLocale(texts, (t) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button>{t.send}</Button>
      <Button variant="secondary">{t.cancel}</Button>
      <Button loading>{t.sending}</Button>
    </div>
  )),
);

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(meta, { disabled: true, busy: true });

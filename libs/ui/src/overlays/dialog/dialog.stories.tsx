import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { partStateParameters } from '../../../../../tools/vite/story-states.tsx';
import { Button } from '../../actions/button/index.ts';
import { closesDialog, Dialog, type DialogProps, dialogMessages, opensDialog } from './index.ts';

const texts = {
  fr: {
    open: 'Annuler mon rendez-vous',
    title: 'Annuler le rendez-vous du 12\u00a0décembre?',
    text: 'Votre place sera offerte à un autre membre. Vous pourrez en prendre une autre en tout temps, sans frais.',
    keep: 'Garder mon rendez-vous',
    cancel: 'L’annuler',
    long: 'Anticonstitutionnellement\u00a0: renseignements sur l’approvisionnement énergétique interprovincial',
  },
  en: {
    open: 'Cancel my appointment',
    title: 'Cancel the appointment of December\u00a012?',
    text: 'Your spot will go to another member. You can book again at any time, free of charge.',
    keep: 'Keep my appointment',
    cancel: 'Cancel it',
    long: 'Interprovincial telecommunications and charging infrastructure: everything you need to know',
  },
};

const onOpenChange = fn();

function Example({ globals, ...props }: Partial<DialogProps> & { globals: Record<string, unknown> }) {
  const t = texts[storyLocale(globals)];
  return (
    <>
      <Button variant="secondary" {...opensDialog('annuler')}>
        {t.open}
      </Button>
      <Dialog
        id="annuler"
        title={t.title}
        actions={
          <>
            <Button {...closesDialog('annuler')}>{t.keep}</Button>
            <Button variant="secondary" {...closesDialog('annuler')}>
              {t.cancel}
            </Button>
          </>
        }
        {...props}
        onOpenChange={onOpenChange}
      >
        {props.children ?? <p>{t.text}</p>}
      </Dialog>
    </>
  );
}

const picture: GuidancePicture = {
  right: (locale) => (
    <>
      <p>
        <strong>{texts[locale].title}</strong>
      </p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <Button>{texts[locale].keep}</Button>
        <Button variant="secondary">{texts[locale].cancel}</Button>
      </p>
    </>
  ),
  wrong: (locale) => (
    <>
      <p>
        <strong>{locale === 'fr' ? 'Êtes-vous sûr?' : 'Are you sure?'}</strong>
      </p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <Button>OK</Button>
        <Button variant="secondary">{locale === 'fr' ? 'Annuler' : 'Cancel'}</Button>
      </p>
    </>
  ),
};

/**
 * A question or a short task that blocks the page until it is answered. Not for content that fits in the page, and never
 * opened by itself.
 *
 * Tried: keyboard, pointer and axe in Chromium, with and without a script, text at 200 %, forced colours. Not tried
 * yet: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof Dialog> = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { picture, docs: { story: { inline: false, iframeHeight: 420 } } },
  render: (args, { globals }) => <Example {...args} globals={globals} />,
  beforeEach: () => {
    onOpenChange.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof Dialog>;

const dialogOf = (canvasElement: HTMLElement) => {
  const dialog = canvasElement.querySelector('dialog');
  if (!dialog) throw new Error('The story has no dialog.');
  return dialog;
};

/** Opened with the keyboard: the focus moves in, stays inside, and returns. */
export const Keyboard: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, canvasElement, globals }) => {
    const locale = storyLocale(globals);
    const t = texts[locale];
    const trigger = canvas.getByRole('button', { name: t.open });
    const dialog = dialogOf(canvasElement);
    const overflow = document.documentElement.clientWidth;
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: t.title })).toBeVisible());
    await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(true));
    const close = canvas.getByRole('button', { name: translator(dialogMessages, { locale })('close') });
    await expect(close).toHaveFocus();
    await expect(document.documentElement.clientWidth, 'the page does not move').toBe(overflow);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(close);
    await expect(dialog.open).toBe(false);
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

/** When open. */
export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** A press outside closes it, unless the press began inside. */
export const PressOutside: Story = {
  tags: ['both-languages'],
  args: { open: true },
  play: async ({ canvas, canvasElement, globals }) => {
    const dialog = dialogOf(canvasElement);
    await waitFor(() => expect(dialog.open).toBe(true));
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByText(texts[storyLocale(globals)].text) },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(dialog.open).toBe(true);
    await userEvent.click(dialog);
    await waitFor(() => expect(dialog.open).toBe(false));
  },
};

function Led({ globals }: { globals: Record<string, unknown> }) {
  const t = texts[storyLocale(globals)];
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <Dialog id="led" title={t.title} open={open} onOpenChange={setOpen}>
        <p>{t.text}</p>
      </Dialog>
    </>
  );
}

/** Controlled by the host; Escape and the close button update the host’s state. */
export const LedByState: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => <Led globals={globals} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const dialog = dialogOf(canvasElement);
    const open = () =>
      userEvent.click(canvas.getByRole('button', { name: texts[storyLocale(globals)].open }));
    await open();
    await waitFor(() => expect(dialog.open).toBe(true));
    dialog.requestClose();
    await waitFor(() => expect(dialog.open).toBe(false));
    await open();
    await waitFor(() => expect(dialog.open).toBe(true));
  },
};

/** Along the end edge of the window: for a member panel, for example. */
export const AtTheEnd: Story = { args: { open: true, placement: 'end' } };

export const AtTheTop: Story = { args: { open: true, placement: 'top' } };

/** Long content scrolls between the title and the buttons. */
export const Long: Story = {
  tags: ['both-languages'],
  args: { open: true },
  render: (args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <Example {...args} title={t.long} globals={globals}>
        <p>{`${t.text} `.repeat(40)}</p>
      </Example>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const dialog = dialogOf(canvasElement);
    await waitFor(() => expect(dialog.open).toBe(true));
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: texts[storyLocale(globals)].keep })).toBeVisible(),
    );
  },
};

/** The close button is pressed, the first answer has the focus, the second is hovered. */
export const States: Story = {
  args: { open: true },
  parameters: partStateParameters({
    hovered: ['dialog > *:last-child > *:last-child'],
    focused: ['dialog > *:last-child > *:first-child'],
    pressed: ['dialog > *:first-child > button'],
  }),
  play: Open.play,
};

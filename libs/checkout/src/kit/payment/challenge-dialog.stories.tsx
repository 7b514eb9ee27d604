import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { challengeMessages } from './challenge-dialog.messages.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';

const page = 'http://gateway.invalid/challenge/1';

/**
 * The bank’s question about a payment: the gateway’s page in a frame. In these stories, the frame does not answer.
 *
 * Tested with the keyboard, a pointer and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof ChallengeDialog> = {
  title: 'Checkout/ChallengeDialog',
  component: ChallengeDialog,
  args: { url: page, onDone: fn() },
};

export default meta;
type Story = StoryObj<typeof ChallengeDialog>;

/** Only a message from the frame closes the dialog. */
export const Answered: Story = {
  tags: ['both-languages'],
  play: async ({ args, canvasElement, globals }) => {
    const t = translator(challengeMessages, { locale: storyLocale(globals) });
    const dialog = await within(canvasElement).findByRole('dialog', { name: t('challenge') });
    const frame = dialog.querySelector('iframe');
    const { searchParams } = new URL(frame?.src ?? '');
    await expect(searchParams.get('parent')).toBe(window.location.origin);
    const say = (origin: string, source: Window | null | undefined, type: string) =>
      window.dispatchEvent(new MessageEvent('message', { origin, source: source ?? null, data: { type } }));
    const { origin } = new URL(page);
    say('http://stranger.invalid', frame?.contentWindow, 'jalon-challenge:done');
    say(origin, window, 'jalon-challenge:done');
    say(origin, frame?.contentWindow, 'jalon-challenge:other');
    await expect(args.onDone).not.toHaveBeenCalled();
    say(origin, frame?.contentWindow, 'jalon-challenge:done');
    await expect(args.onDone).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeVisible());
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('goToBank') }));
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

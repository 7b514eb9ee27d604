import { Button } from '@jalon/ui/button';
import { Link } from '@jalon/ui/link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../tools/vite/story-guidance.ts';
import { bannerMessages } from '../texts/banner.messages.ts';
import { ConsentNotice } from './consent-notice.tsx';

const picture: GuidancePicture = {
  right: (locale) => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button>{bannerMessages[locale].disagree}</Button>
      <Button>{bannerMessages[locale].agree}</Button>
    </p>
  ),
  wrong: (locale) => (
    <p style={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button>{bannerMessages[locale].agree}</Button>
      <Link href="#refuse" style={{ fontSize: '0.75rem' }}>
        {bannerMessages[locale].disagree}
      </Link>
    </p>
  ),
};

/**
 * The question about cookies, a `<section>` at the bottom of the window. Without a script its answer is posted to the page
 * of choices; with `startConsent` of `@jalon/consent/browser` it is stored at once.
 *
 * Tested with the keyboard, a pointer and axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen
 * reader.
 */
const meta: Meta<typeof ConsentNotice> = {
  title: 'Consent/Notice',
  component: ConsentNotice,
  parameters: { picture, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 360 } } },
  args: {
    hidden: false,
    privacyPath: '#privacy',
    cookiesPath: '#cookies',
    settings: {
      purposes: ['audience', 'advertising'],
      notice: 20_261_123,
      environment: 'storybook',
      memberNumberPrefix: '',
    },
  },
};

export default meta;
type Story = StoryObj<typeof ConsentNotice>;

export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible());
    const [refuse, accept] = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.tab();
    await expect(refuse).toHaveFocus();
    await expect(refuse).toHaveAttribute('value', 'disagree');
    await expect(accept).toHaveAttribute('value', 'agree');
    await expect(canvas.getAllByRole('link').at(-1)).toHaveAttribute('href', '#cookies');
  },
};

/** The visitor has answered: nothing is shown, and the controls of the page still find the settings. */
export const Answered: Story = {
  args: { hidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvasElement.querySelector('[data-consent-settings]')).not.toBeNull();
  },
};

import { otherLocale } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** The way to the same page in the other language. Where a page has no other language, leave it out. */
const meta: Meta<typeof LanguageSwitch> = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  args: { href: '#autre' },
  render: (args, { globals }) => <LanguageSwitch {...args} locale={otherLocale(storyLocale(globals))} />,
};

export default meta;

export const ToTheOther: StoryObj<typeof LanguageSwitch> = {
  play: async ({ canvas, globals }) => {
    const fromFrench = storyLocale(globals) === 'fr';
    const link = canvas.getByRole('link', { name: fromFrench ? 'English' : 'Français' });
    await expect(link).toHaveAttribute('lang', fromFrench ? 'en-CA' : 'fr-CA');
  },
};

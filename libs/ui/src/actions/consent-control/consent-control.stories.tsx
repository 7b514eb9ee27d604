import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { ConsentControl, consentControlMessages } from './index.ts';

/** Opens the consent preferences again, from the foot of every page. The first question is the consent tool’s own. */
const meta: Meta<typeof ConsentControl> = {
  title: 'Actions/ConsentControl',
  component: ConsentControl,
  args: { onOpen: fn() },
};

export default meta;

export const AtRest: StoryObj<typeof ConsentControl> = {
  play: async ({ args, canvas, globals }) => {
    const t = translator(consentControlMessages, { locale: storyLocale(globals) });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('manage') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

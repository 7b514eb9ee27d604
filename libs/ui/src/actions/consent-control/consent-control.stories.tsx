import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { ConsentControl, consentControlMessages } from './index.ts';

/** Reopens the consent preferences from the footer of every page. The consent tool itself asks the first time. */
const meta: Meta<typeof ConsentControl> = {
  title: 'Actions/ConsentControl',
  component: ConsentControl,
  args: { onOpen: fn() },
  render: (args) => <ConsentControl {...args} />,
};

export default meta;

export const AtRest: StoryObj<typeof ConsentControl> = {
  tags: ['both-languages'],
  play: async ({ args, canvas, globals }) => {
    const t = translator(consentControlMessages, { locale: storyLocale(globals) });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('manage') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect('onOpen' in args && args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** Every state: pointer, keyboard and props. */
export const States: StoryObj<typeof ConsentControl> = statesOf(meta);

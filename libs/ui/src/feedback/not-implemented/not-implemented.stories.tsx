import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { NotImplemented, notImplementedMessages } from './index.ts';

/** A placeholder for a feature or form that content names and that does not exist. */
const meta: Meta<typeof NotImplemented> = {
  title: 'Feedback/NotImplemented',
  component: NotImplemented,
  args: { name: 'carte-3d' },
};

export default meta;
type Story = StoryObj<typeof NotImplemented>;

export const Feature: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const t = translator(notImplementedMessages, { locale: storyLocale(globals) });
    // Testing Library normalizes no-break spaces.
    await expect(
      canvas.getByText(t('feature', { name: 'carte-3d' }).replaceAll('\u00a0', ' ')),
    ).toBeVisible();
  },
};

export const Form: Story = { args: { kind: 'form', name: 14 } };

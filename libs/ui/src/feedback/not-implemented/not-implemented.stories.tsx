import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { NotImplemented, notImplementedMessages } from './index.ts';

const meta: Meta<typeof NotImplemented> = {
  title: 'Feedback/NotImplemented',
  component: NotImplemented,
  args: { name: 'carte-3d' },
  parameters: {
    docs: {
      description: {
        component: [
          'Stands where content asks for a feature or a form that does not exist.',
          'When to use: by the host, for an id that it does not know. Never for content that is loading, which is a `Skeleton`.',
          'Keyboard: none.',
        ].join('\n\n'),
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof NotImplemented>;

export const Feature: Story = {
  play: async ({ canvas, globals }) => {
    const t = translator(notImplementedMessages, { locale: storyLocale(globals) });
    // The query reads a no-break space as a space.
    await expect(
      canvas.getByText(t('feature', { name: 'carte-3d' }).replaceAll('\u00a0', ' ')),
    ).toBeVisible();
  },
};

export const Form: Story = { args: { kind: 'form', name: 14 } };

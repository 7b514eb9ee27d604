import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const texts = {
  fr: { shown: '24,95\u00a0$', hidden: ' par année' },
  en: { shown: '$24.95', hidden: ' per year' },
};

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  render: (_args, { globals }) => {
    const t = texts[storyLocale(globals)];
    return (
      <p>
        {t.shown}
        <VisuallyHidden>{t.hidden}</VisuallyHidden>
      </p>
    );
  },
};

export default meta;

export const AfterAPrice: StoryObj<typeof VisuallyHidden> = {
  play: async ({ canvas, globals }) => {
    const box = canvas.getByText(texts[storyLocale(globals)].hidden.trim()).getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(1);
  },
};

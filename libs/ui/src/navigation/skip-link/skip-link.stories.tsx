import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { mainId, SkipLink } from './index.ts';

const texts = {
  fr: 'Appuyez sur la touche de tabulation\u00a0: le lien apparaît.',
  en: 'Press the Tab key: the link appears.',
};

/** The first element of every page. One per page is enough. */
const meta: Meta<typeof SkipLink> = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: { layout: 'fullscreen' },
  render: inLocale(texts, (t, args) => (
    <>
      <SkipLink {...args} />
      <main id={mainId} tabIndex={-1} style={{ padding: 24 }}>
        <p>{t}</p>
      </main>
    </>
  )),
};

export default meta;
type Story = StoryObj<typeof SkipLink>;

export const AtRest: Story = {
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).position).toBe('absolute');
  },
};

export const WithFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThan(40);
  },
};

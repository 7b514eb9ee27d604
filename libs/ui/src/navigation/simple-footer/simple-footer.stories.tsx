import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { ConsentControl } from '../../actions/consent-control/index.ts';
import { sampleFooter, sampleSections, sampleSocial } from '../../testing/sample-footer.tsx';
import { SimpleFooter } from './index.ts';

/** The footer of a page that people should not leave, such as a checkout. Elsewhere, `BigFooter`. */
const meta: Meta<typeof SimpleFooter> = {
  title: 'Navigation/SimpleFooter',
  component: SimpleFooter,
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <SimpleFooter
      sections={sampleSections(storyLocale(globals)).slice(0, 3)}
      social={sampleSocial}
      legal={sampleFooter(storyLocale(globals), '').legal}
      consent={<ConsentControl onOpen={fn()} />}
    />
  ),
};

export default meta;
type Story = StoryObj<typeof SimpleFooter>;

export const Full: Story = {
  tags: ['both-languages'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: Full.play };

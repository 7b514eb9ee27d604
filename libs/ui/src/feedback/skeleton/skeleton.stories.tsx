import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { Skeleton } from './skeleton.tsx';

const picture: GuidancePicture = {
  right: (locale) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <strong>{locale === 'fr' ? 'Conditions routières' : 'Road conditions'}</strong>
      <Skeleton lines={3} />
    </div>
  ),
  wrong: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Skeleton shape="heading" />
      <Skeleton shape="picture" />
      <Skeleton shape="control" />
    </div>
  ),
};

const meta: Meta<typeof Skeleton> = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Skeleton>;

/** As high as the lines of text that will replace it. */
export const Text: Story = { tags: ['both-languages'], args: { lines: 3 } };

export const Control: Story = { args: { shape: 'control' } };

/** A card that is loading, on each surface. */
export const OnEverySurface: Story = onEverySurface(() => (
  <div aria-busy="true" style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
    <Skeleton shape="picture" />
    <Skeleton shape="heading" />
    <Skeleton lines={3} />
  </div>
));

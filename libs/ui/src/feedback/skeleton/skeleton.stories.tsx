import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../layout/section/index.ts';
import { Skeleton } from './skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: 'Feedback/Skeleton', component: Skeleton };

export default meta;
type Story = StoryObj<typeof Skeleton>;

/** As high as the lines of text that come in its place. */
export const Text: Story = {
  args: { lines: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-shape] > span')).toHaveLength(3);
  },
};

export const Heading: Story = { args: { shape: 'heading' } };

export const Picture: Story = {
  args: { shape: 'picture', ratio: 3 / 2 },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Skeleton {...args} />
    </div>
  ),
};

export const Control: Story = { args: { shape: 'control' } };

function Card() {
  return (
    <div aria-busy="true" style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <Skeleton shape="picture" />
      <Skeleton shape="heading" />
      <Skeleton lines={3} />
    </div>
  );
}

/** A card that is on its way, on each surface. */
export const OnEverySurface: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['default', 'primary', 'secondary'] as const).map((surface) => (
        <Section key={surface} surface={surface}>
          <Card />
        </Section>
      ))}
    </>
  ),
};

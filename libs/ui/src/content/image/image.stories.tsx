import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { Image } from './image.tsx';

const alt = {
  fr: 'Une route enneigée au crépuscule, bordée de jalons',
  en: 'A snowy road at dusk, lined with marker poles',
};

/**
 * A picture that reserves its place, loads lazily, and is no larger than needed.
 *
 * Alternative text: say what the picture adds. A decorative picture has `alt=""` and is hidden from screen readers.
 */
const meta: Meta<typeof Image> = {
  title: 'Content/Image',
  component: Image,
  args: { src: winterRoad, width: 1600, height: 900 },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 672 }}>
      <Image {...args} alt={args.alt ?? alt[storyLocale(globals)]} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<typeof Image>;

export const WithAlternativeText: Story = { tags: ['both-languages'] };

/** Decorative: hidden from screen readers. */
export const Decorative: Story = { args: { alt: '', ratio: '16:9' } };

/** At 16:9, 3:2 and 1:1, cropped from the centre. */
export const Ratios: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 24 }}>
      <Image {...args} alt="" ratio="16:9" />
      <Image {...args} alt="" ratio="3:2" />
      <Image {...args} alt="" ratio="1:1" />
    </div>
  ),
};

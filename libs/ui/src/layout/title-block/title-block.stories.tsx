import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { TitleBlock } from './index.ts';

const texts = {
  fr: {
    title: 'Tous nos services',
    accent: 'à portée de main',
    subtitle: 'Sur la route, à la maison, en voyage.',
  },
  en: {
    title: 'All our services',
    accent: 'within reach',
    subtitle: 'On the road, at home and on your travels.',
  },
};

const meta: Meta<typeof TitleBlock> = {
  title: 'Layout/TitleBlock',
  component: TitleBlock,
  parameters: { layout: 'fullscreen' },
  render: inLocale(texts, (t, args) => <TitleBlock {...args} {...t} />),
};

export default meta;
type Story = StoryObj<typeof TitleBlock>;

export const Default: Story = { tags: ['both-languages'] };

export const CentredOnBlue: Story = { args: { align: 'center', surface: 'primary-alt' } };

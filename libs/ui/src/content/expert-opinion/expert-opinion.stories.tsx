import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import { onEverySurface } from '../../testing/on-surface.tsx';
import { Image } from '../image/index.ts';
import { ExpertOpinion } from './index.ts';

const texts = {
  fr: {
    quote:
      'Une batterie de quatre ans qui démarre bien en octobre peut très bien vous laisser là en janvier. Le test dure dix minutes.',
    occupation: 'Mécanicienne en chef',
    organisation: 'Service de conseil automobile, Club Jalon',
    alt: 'Une mécanicienne et sa valise de test',
  },
  en: {
    quote:
      'A four-year-old battery that starts fine in October can let you down in January. The test takes ten minutes.',
    occupation: 'Head mechanic',
    organisation: 'Car advisory service, Club Jalon',
    alt: 'A mechanic with her test kit',
  },
};

/** A quotation from an expert, and its author. */
const meta: Meta<typeof ExpertOpinion> = {
  title: 'Content/ExpertOpinion',
  component: ExpertOpinion,
  args: { name: 'Ève Tremblay', tag: 'experte' },
  render: inLocale(texts, ({ alt: _, ...t }, args) => <ExpertOpinion {...args} {...t} />),
};

export default meta;
type Story = StoryObj<typeof ExpertOpinion>;

/** Without a portrait, a speech icon. */
export const Default: Story = { tags: ['both-languages'] };

export const WithPortrait: Story = {
  render: inLocale(texts, ({ alt, ...t }, args) => (
    <ExpertOpinion
      {...args}
      {...t}
      image={<Image src={batteryTest} alt={alt} width={1200} height={800} ratio="1:1" />}
    />
  )),
};

export const PortraitOnTheRight: Story = { args: { imagePosition: 'right', tag: 'astuce' } };

export const OnEverySurface: Story = onEverySurface(
  inLocale(texts, ({ alt: _, ...t }, args) => <ExpertOpinion {...args} {...t} />),
);

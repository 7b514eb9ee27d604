import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import { surfaceVariants } from '../../foundations/tokens/surface-variants.ts';
import { Section } from '../../layout/section/index.ts';
import { Image } from '../image/index.ts';
import { ExpertOpinion } from './index.ts';

const texts = {
  fr: {
    quote:
      'Une batterie de quatre ans qui démarre bien en octobre peut très bien vous laisser là en janvier. Le test dure dix minutes.',
    shown: /^«\sUne batterie/,
    occupation: 'Mécanicienne en chef',
    organisation: 'Service de conseil automobile, Club Jalon',
    alt: 'Une mécanicienne et sa valise de test',
  },
  en: {
    quote:
      'A four-year-old battery that starts fine in October can let you down in January. The test takes ten minutes.',
    shown: /^“A four-year-old/,
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
  render: (args, { globals }) => {
    const { shown: _shown, alt: _alt, ...t } = texts[storyLocale(globals)];
    return <ExpertOpinion {...t} {...args} quote={t.quote} />;
  },
};

export default meta;
type Story = StoryObj<typeof ExpertOpinion>;

/** Without a portrait, a speech icon. */
export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(texts[storyLocale(globals)].shown)).toBeVisible();
    await expect(canvas.getByRole('figure')).toBeVisible();
  },
};

export const WithPortrait: Story = {
  render: (args, { globals }) => {
    const { shown: _shown, alt, ...t } = texts[storyLocale(globals)];
    return (
      <ExpertOpinion
        {...t}
        {...args}
        quote={t.quote}
        image={<Image src={batteryTest} alt={alt} width={1200} height={800} ratio="1:1" />}
      />
    );
  },
};

export const PortraitOnTheRight: Story = { args: { imagePosition: 'right', tag: 'astuce' } };

export const OnEverySurface: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const { shown: _shown, alt: _alt, ...t } = texts[storyLocale(globals)];
    return (
      <>
        {surfaceVariants.map((surface) => (
          <Section key={surface} surface={surface}>
            <ExpertOpinion {...t} {...args} quote={t.quote} />
          </Section>
        ))}
      </>
    );
  },
};

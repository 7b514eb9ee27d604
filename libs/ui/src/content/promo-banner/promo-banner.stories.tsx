import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import chargingFamily from '../../foundations/pictures/charging-family.svg';
import { Section } from '../../layout/section/index.ts';
import { Image } from '../image/index.ts';
import { PromoBanner } from './promo-banner.tsx';

const texts = {
  fr: {
    tag: 'Jusqu’au 31 mars',
    title: 'L’hiver à deux, pour le prix d’un',
    description: 'Ajoutez un membre de la famille à votre adhésion : sa première année est à nous.',
    action: 'Ajouter un membre',
    legal: 'Une offre par adhésion. Certaines conditions s’appliquent.',
  },
  en: {
    tag: 'Until March 31',
    title: 'Winter for two, for the price of one',
    description: 'Add a family member to your membership: the first year is on us.',
    action: 'Add a member',
    legal: 'One offer per membership. Certain conditions apply.',
  },
};

const meta: Meta<typeof PromoBanner> = {
  title: 'Content/PromoBanner',
  component: PromoBanner,
  render: (args, { globals }) => {
    const { action, ...t } = texts[storyLocale(globals)];
    return (
      <Section>
        <PromoBanner
          {...args}
          {...t}
          primary={{ href: '#offre', label: action }}
          picture={
            <Image
              src={chargingFamily}
              alt=""
              width={1600}
              height={900}
              style={{ objectPosition: '82% 50%' }}
            />
          }
        />
      </Section>
    );
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'An offer between two parts of a page.',
          'When to use: once on a page at most, after what the reader came for. Never for a warning, which is an `Alert`.',
          'Keyboard: its links in their order. A screen reader lists it among the complementary parts.',
        ].join('\n\n'),
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof PromoBanner>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts[storyLocale(globals)].action })).toBeVisible();
  },
};

export const OnNight: Story = { args: { surface: 'primary' } };

export const WithoutPicture: Story = {
  args: { surface: 'tertiary' },
  render: (args, { globals }) => {
    const { action, ...t } = texts[storyLocale(globals)];
    return (
      <Section>
        <PromoBanner {...args} {...t} primary={{ href: '#offre', label: action }} />
      </Section>
    );
  },
};

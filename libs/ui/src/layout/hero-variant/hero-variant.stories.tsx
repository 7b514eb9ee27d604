import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { HeroVariant } from './hero-variant.tsx';

const texts = {
  fr: {
    heading: 'Tout ce qu’un membre',
    accent: 'peut compter sur nous pour faire',
    subheading: 'Assistance, assurance, voyage et conseils : un seul numéro et une équipe d’ici.',
    join: 'Voir les adhésions',
    call: 'Nous joindre',
  },
  en: {
    heading: 'Everything you can',
    accent: 'count on us for',
    subheading: 'Assistance, insurance, travel and advice: one number and a local team.',
    join: 'See memberships',
    call: 'Contact us',
  },
};

/**
 * The top of a page without an image: a heading in two parts, the second underlined with bands.
 *
 * The main button shows only when the secondary one has both an address and a title.
 */
const meta: Meta<typeof HeroVariant> = {
  title: 'Layout/HeroVariant',
  component: HeroVariant,
  render: inLocale(texts, (t, args) => (
    <HeroVariant
      {...args}
      heading={t.heading}
      accentHeading={t.accent}
      subheading={t.subheading}
      primary={{ href: '#adhesions', title: t.join }}
      secondary={args.secondary ?? { href: '#contact', title: t.call }}
    />
  )),
  parameters: { layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof HeroVariant>;

export const Default: Story = { tags: ['both-languages'] };

export const OnSun: Story = { args: { surface: 'quaternary' } };
export const OnNight: Story = { args: { surface: 'primary' } };

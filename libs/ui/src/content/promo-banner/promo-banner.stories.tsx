import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
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
    title: 'Two memberships for the price of one',
    description: 'Add a family member to your membership. Their first year is on us.',
    action: 'Add a member',
    legal: 'One offer per membership. Conditions apply.',
  },
};

const prices = {
  fr: {
    title: 'Jalon Plus à 5\u00a0$ par mois la première année',
    wrongTitle: 'Jalon Plus à 5\u00a0$ par mois!',
    description: 'Le remorquage jusqu’à 200\u00a0km.',
    condition: 'Ensuite, 9\u00a0$ par mois.',
  },
  en: {
    title: 'Jalon Plus at $5 a month for the first year',
    wrongTitle: 'Jalon Plus at $5 a month!',
    description: 'Towing up to 200\u00a0km.',
    condition: 'After that, $9 a month.',
  },
};

const picture: GuidancePicture = {
  right(locale) {
    const { title, description, condition } = prices[locale];
    return <PromoBanner title={title} description={`${description} ${condition}`} headingLevel={3} />;
  },
  wrong(locale) {
    const { wrongTitle, description, condition } = prices[locale];
    return <PromoBanner title={wrongTitle} description={description} legal={condition} headingLevel={3} />;
  },
};

/** An offer between two parts of a page. */
const meta: Meta<typeof PromoBanner> = {
  title: 'Content/PromoBanner',
  component: PromoBanner,
  render: inLocale(texts, ({ action, ...t }, args) => (
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
  )),
  parameters: { picture, layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof PromoBanner>;

export const Default: Story = { tags: ['both-languages'] };

export const OnNight: Story = { args: { surface: 'primary' } };

export const WithoutPicture: Story = {
  args: { surface: 'tertiary' },
  render: inLocale(texts, ({ action, ...t }, args) => (
    <Section>
      <PromoBanner {...args} {...t} primary={{ href: '#offre', label: action }} />
    </Section>
  )),
};

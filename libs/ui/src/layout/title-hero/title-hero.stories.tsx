import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { Image } from '../../content/image/index.ts';
import towTruck from '../../foundations/pictures/tow-truck.svg';
import { TitleHero } from './title-hero.tsx';

const texts = {
  fr: {
    title: 'L’assistance routière, jour et nuit',
    tagline: 'Une dépanneuse, une batterie neuve ou un pneu changé, où que vous soyez au Québec.',
    alt: 'Une dépanneuse transporte une voiture bleue sur une route enneigée',
    join: 'Devenir membre',
    call: 'Demander de l’aide',
    long: 'Approvisionnement énergétique des véhicules électriques rechargeables',
  },
  en: {
    title: 'Roadside assistance, day and night',
    tagline: 'A tow truck, a new battery or a changed tire, wherever you are in Quebec.',
    alt: 'A tow truck carrying a blue car on a snowy road',
    join: 'Become a member',
    call: 'Get help',
    long: 'Charging infrastructure for plug-in hybrid and electric vehicles',
  },
};

/** The top of a full-width page, with its main image uncropped next to the text. */
const meta: Meta<typeof TitleHero> = {
  title: 'Layout/TitleHero',
  component: TitleHero,
  render: inLocale(texts, (t, args) => (
    <TitleHero
      {...args}
      title={args.title ?? t.title}
      tagline={t.tagline}
      picture={<Image src={towTruck} alt={t.alt} width={1600} height={900} priority />}
      primary={{ href: '#adhesions', label: t.join }}
      secondary={{ href: '#assistance', label: t.call }}
    />
  )),
  parameters: { layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof TitleHero>;

export const Default: Story = { tags: ['both-languages'] };

export const OnNight: Story = { args: { surface: 'primary' } };

/** Long words fit in 320 px. */
export const LongTitle: Story = {
  render: inLocale(texts, (t, args) => (
    <div style={{ inlineSize: 320 }}>
      <TitleHero {...args} title={t.long} />
    </div>
  )),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

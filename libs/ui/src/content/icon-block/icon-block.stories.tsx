import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { GarageIcon } from '../../foundations/icons/generated/modules/garage.tsx';
import { PlaneIcon } from '../../foundations/icons/generated/modules/plane.tsx';
import { TowTruckIcon } from '../../foundations/icons/generated/modules/tow-truck.tsx';
import { Section } from '../../layout/section/index.ts';
import { IconBlock, IconBlockList } from './index.ts';

const icons = [
  <TowTruckIcon key="a" size="x-large" />,
  <PlaneIcon key="b" size="x-large" />,
  <GarageIcon key="c" size="x-large" />,
];
const texts = {
  fr: [
    {
      id: 'route',
      heading: 'Une dépanneuse en moins d’une heure',
      description: 'En ville, neuf fois sur dix. Un message vous dit quand elle arrive.',
      action: 'L’assistance routière',
    },
    {
      id: 'voyage',
      heading: 'Partir l’esprit tranquille',
      description: 'Assurance voyage, permis international et conseils de gens qui y sont allés.',
      action: 'Le voyage',
    },
    {
      id: 'garage',
      heading: 'Des garages que nous avons visités',
      description: 'Chacun est inspecté deux fois par année.',
      name: 'Garage Côté et filles',
      location: 'Alma, Saguenay–Lac-Saint-Jean',
      action: 'Trouver un garage',
    },
  ],
  en: [
    {
      id: 'route',
      heading: 'A tow truck in under an hour',
      description: 'In the city, nine times out of ten. We text you when it’s about to arrive.',
      action: 'Roadside assistance',
    },
    {
      id: 'voyage',
      heading: 'Travel with peace of mind',
      description:
        'Travel insurance, international driving permits and advice from people who’ve been there.',
      action: 'Travel',
    },
    {
      id: 'garage',
      heading: 'Garages we’ve inspected',
      description: 'Each one is inspected twice a year.',
      name: 'Garage Côté et filles',
      location: 'Alma, Saguenay–Lac-Saint-Jean',
      action: 'Find a garage',
    },
  ],
};

const blocks = (locale: 'fr' | 'en') =>
  texts[locale].map(({ action, ...block }, index) => ({
    ...block,
    icon: icons[index],
    ctas: [undefined, { href: `#${block.id}`, label: action }] as const,
  }));

const pair = (locale: 'fr' | 'en', second?: ReactNode) => (
  <IconBlockList
    columns={2}
    blocks={[
      { id: 'tow', icon: <TowTruckIcon />, heading: locale === 'fr' ? 'Remorquage' : 'Towing' },
      { id: 'trip', icon: second, heading: locale === 'fr' ? 'Voyage' : 'Travel' },
    ]}
  />
);

const picture: GuidancePicture = {
  right: (locale) => pair(locale, <PlaneIcon />),
  wrong: (locale) => pair(locale),
};

/** An advantage or a service with its icon. */
const meta: Meta<typeof IconBlock> = {
  title: 'Content/IconBlock',
  component: IconBlock,
  parameters: { picture, layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof IconBlock>;

/** Side by side, with their calls to action aligned. */
export const List: Story = {
  tags: ['both-languages'],
  render: (_args, { globals }) => (
    <Section>
      <IconBlockList blocks={blocks(storyLocale(globals))} />
    </Section>
  ),
};

export const OnGroundsOfTheirOwn: Story = {
  render: (_args, { globals }) => (
    <Section>
      <IconBlockList
        blocks={blocks(storyLocale(globals)).map((block, index) => ({
          ...block,
          background: (['secondary', 'tertiary', 'primary'] as const)[index],
        }))}
      />
    </Section>
  ),
};

export const One: Story = {
  render: (args, { globals }) => {
    const [block] = blocks(storyLocale(globals));
    return (
      <Section>
        <div style={{ maxInlineSize: 360 }}>
          <IconBlock {...args} {...block} heading={block?.heading} />
        </div>
      </Section>
    );
  },
};

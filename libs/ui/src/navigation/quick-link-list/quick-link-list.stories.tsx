import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { itemStateParameters } from '../../../../../tools/vite/story-states.tsx';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import garage from '../../foundations/pictures/garage.svg';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { QuickLinkList } from './quick-link-list.tsx';

const images = [
  { src: batteryTest, width: 1200, height: 800 },
  { src: winterRoad, width: 1600, height: 900 },
  { src: garage, width: 1600, height: 900 },
];

const words = {
  fr: {
    title: 'Ce que les membres cherchent',
    items: [
      {
        title: 'Test de batterie',
        subheader: 'Sur rendez-vous',
        description: 'Une batterie faible se révèle au premier grand froid.',
      },
      {
        title: 'État des routes',
        description: 'Fermetures, chantiers et conditions hivernales, région par région.',
      },
      { title: 'Prix courant d’un véhicule', description: 'Le prix du fabricant, avant de négocier.' },
    ],
  },
  en: {
    title: 'What members are looking for',
    items: [
      {
        title: 'Battery test',
        subheader: 'By appointment',
        description: 'A weak battery gives out in the first cold snap.',
      },
      {
        title: 'Road conditions',
        description: 'Closures, construction and winter conditions, region by region.',
      },
      { title: 'List price of a vehicle', description: 'The manufacturer’s price, before you negotiate.' },
    ],
  },
};

const textsOf = ({ title, items }: (typeof words)['fr']) => ({
  title,
  items: items.map((item, index) => ({ ...item, href: `#${index}`, image: images[index] })),
});
const texts = { fr: textsOf(words.fr), en: textsOf(words.en) };

const picture: GuidancePicture = {
  right: (locale) => <QuickLinkList title={texts[locale].title} items={texts[locale].items.slice(0, 2)} />,
  wrong: (locale) => (
    <QuickLinkList
      title={texts[locale].title}
      items={texts[locale].items
        .slice(0, 2)
        .map((item, index) => (index === 0 ? { ...item, image: undefined } : item))}
    />
  ),
};

/** Tiles that lead to what most readers want next. */
const meta: Meta<typeof QuickLinkList> = {
  title: 'Navigation/QuickLinkList',
  component: QuickLinkList,
  render: inLocale(texts, (t, args) => <QuickLinkList {...args} {...t} />),
  parameters: { picture, layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof QuickLinkList>;

export const Default: Story = { tags: ['both-languages'] };

export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const OnSnow: Story = { args: { surface: 'secondary' } };

/** The first item is hovered, the second has the focus, the third is pressed. */
export const States: Story = { parameters: itemStateParameters };

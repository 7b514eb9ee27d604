import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { itemStateParameters } from '../../../../../tools/vite/story-states.tsx';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import kitchen from '../../foundations/pictures/kitchen.svg';
import lakeRoad from '../../foundations/pictures/lake-road.svg';
import rainyStreet from '../../foundations/pictures/rainy-street.svg';
import towTruck from '../../foundations/pictures/tow-truck.svg';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { Section } from '../../layout/section/index.ts';
import { AdviceTile, AdviceTileList, type AdviceTileProps } from './index.ts';

const photo = (src: string) => ({ src, alt: '', width: 1600, height: 900 });
const facts = [
  { url: '#neige', type: 'article', image: photo(winterRoad) },
  { url: '#batterie', type: 'guide', image: { ...photo(batteryTest), width: 1200, height: 800 } },
  { url: '#crv', type: 'roadTest', image: photo(rainyStreet), maker: 'Honda', model: 'CR-V', year: 2026 },
  { url: '#balado', type: 'podcast', image: photo(towTruck) },
  { url: '#video', type: 'video', image: photo(lakeRoad) },
  { url: '#long', type: 'article', image: photo(kitchen) },
];

const texts: Record<'fr' | 'en', Pick<AdviceTileProps, 'title' | 'description' | 'bottomTag'>[]> = {
  fr: [
    {
      title: 'Conduire quand la neige efface les lignes',
      description: 'Cinq habitudes de ceux qui traversent le parc chaque semaine.',
      bottomTag: '6 min de lecture',
    },
    {
      title: 'Choisir une batterie',
      description: 'Force au démarrage à froid, taille, garantie\u00a0: ce qui compte vraiment.',
      bottomTag: 'Entretien',
    },
    { description: 'Trois semaines, 2 400 km, une tempête.', bottomTag: 'Hybride' },
    {
      title: 'La dépanneuse de trois heures du matin',
      description: 'Une nuit avec Réjean, trente ans de métier.',
      bottomTag: '38 min',
    },
    { title: 'Changer une roue sans se salir', bottomTag: '4 min' },
    { title: 'Approvisionnement énergétique des véhicules électriques rechargeables' },
  ],
  en: [
    {
      title: 'Driving when snow erases the lines',
      description: 'Five habits of people who drive through the park every week.',
      bottomTag: '6 min read',
    },
    {
      title: 'Choosing a battery',
      description: 'Cold cranking amps, size, warranty: what really matters.',
      bottomTag: 'Maintenance',
    },
    { description: 'Three weeks, 2,400 km, one storm.', bottomTag: 'Hybrid' },
    {
      title: 'The tow truck at three in the morning',
      description: 'A night with Réjean, thirty years on the job.',
      bottomTag: '38 min',
    },
    { title: 'Changing a wheel without getting dirty', bottomTag: '4 min' },
    { title: 'Charging infrastructure for plug-in hybrid and electric vehicles' },
  ],
};

const tiles = (locale: 'fr' | 'en'): AdviceTileProps[] =>
  facts.map((fact, index) => ({ ...fact, ...texts[locale][index] }));

const picture: GuidancePicture = {
  right: (locale) => (
    <AdviceTile
      url="#video"
      type="video"
      title={locale === 'fr' ? 'Changer une roue sans se salir' : 'Changing a wheel without getting dirty'}
    />
  ),
  wrong: (locale) => (
    <AdviceTile
      url="#video"
      type="video"
      title={
        locale === 'fr'
          ? 'Vidéo\u00a0: comment changer une roue sans se salir'
          : 'Video: how to change a wheel without getting dirty'
      }
    />
  ),
};

/** Articles, guides, podcasts, videos and road tests, side by side. */
const meta: Meta<typeof AdviceTileList> = {
  title: 'Content/AdviceTileList',
  component: AdviceTileList,
  render: inLocale(texts, (_t, args, locale) => (
    <Section>
      <AdviceTileList {...args} tiles={tiles(locale)} />
    </Section>
  )),
  parameters: { picture, layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<typeof AdviceTileList>;

/** All five kinds, with and without pictures; tiles of a row have one height. */
export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.tab();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveFocus();
    const tile = canvasElement.querySelector('article')?.getBoundingClientRect();
    await expect(document.elementFromPoint((tile?.left ?? 0) + 20, (tile?.top ?? 0) + 20)).toBe(first);
  },
};

/** The last row is as wide as the others: with one tile, with two, or with four that would leave one alone. */
export const NoShortRow: Story = {
  render: inLocale(texts, (_t, args, locale) => (
    <>
      {[1, 4, 5].map((count) => (
        <Section key={count}>
          <AdviceTileList {...args} tiles={tiles(locale).slice(0, count)} />
        </Section>
      ))}
    </>
  )),
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole('list')) {
      const last = list.lastElementChild?.getBoundingClientRect();
      await expect(last?.right).toBeCloseTo(list.getBoundingClientRect().right, 0);
    }
    // The picture leaves half of the row to the text.
    const [alone] = canvas.getAllByRole('article');
    const title = alone?.querySelector('h3')?.getBoundingClientRect().width;
    await expect(title).toBeGreaterThan((alone?.getBoundingClientRect().width ?? 0) * 0.4);
  },
};

/** The first item is hovered, the second has the focus, the third is pressed. */
export const States: Story = { parameters: itemStateParameters };

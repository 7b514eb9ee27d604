import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { statesOf } from '../../../../../tools/vite/story-states.tsx';
import { Link } from '../../actions/link/index.ts';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { LinkTile, LinkTileList } from './index.ts';

const texts = {
  fr: {
    test: 'Test de batterie',
    testText: 'Une batterie faible se révèle au premier grand froid. Faites vérifier la vôtre avant.',
    roads: 'État des routes',
    roadsText: 'Fermetures, chantiers et conditions hivernales, région par région.',
    long: 'Approvisionnement énergétique des véhicules électriques rechargeables',
  },
  en: {
    test: 'Battery test',
    testText: 'A weak battery gives out in the first cold snap. Have yours checked before it does.',
    roads: 'Road conditions',
    roadsText: 'Closures, construction and winter conditions, region by region.',
    long: 'Charging infrastructure for plug-in hybrid and electric vehicles',
  },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <LinkTile href="#right" title={texts[locale].test} description={texts[locale].testText} />
  ),
  wrong: (locale) => (
    <LinkTile
      href="#wrong"
      title={texts[locale].test}
      description={
        <>
          {texts[locale].testText}{' '}
          <Link href="#second" style={{ color: 'var(--jalon-color-link)', textDecoration: 'underline' }}>
            {locale === 'fr' ? 'En savoir plus' : 'Learn more'}
          </Link>
        </>
      }
    />
  ),
};

const meta: Meta<typeof LinkTile> = {
  title: 'Content/LinkTile',
  component: LinkTile,
  args: { href: '#test' },
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof LinkTile>;

/** One link and one Tab stop; the pointer can press anywhere on the card. */
export const TextOnly: Story = {
  tags: ['both-languages'],
  render: inLocale(texts, (t, args) => (
    <div style={{ maxInlineSize: 360 }}>
      <LinkTile {...args} title={t.test} description={t.testText} />
    </div>
  )),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const card = canvasElement.querySelector('article')?.getBoundingClientRect();
    await expect(document.elementFromPoint((card?.left ?? 0) + 20, (card?.bottom ?? 0) - 20)).toBe(link);
  },
};

/** Tiles in a row have the same height. */
export const SideBySide: Story = {
  render: inLocale(texts, (t, args) => (
    <LinkTileList>
      <LinkTile
        {...args}
        title={t.test}
        description={t.testText}
        picture={<img src={batteryTest} alt="" width={1200} height={800} />}
      />
      <LinkTile
        href="#routes"
        title={t.roads}
        description={t.roadsText}
        picture={<img src={winterRoad} alt="" width={1600} height={900} />}
      />
      <LinkTile href="#long" title={t.long} />
    </LinkTileList>
  )),
};

/** The picture next to the text at any width. */
export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  render: inLocale(texts, (t, args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      <LinkTile
        {...args}
        title={t.test}
        subheader={t.roads}
        description={t.testText}
        picture={<img src={batteryTest} alt="" width={1200} height={800} />}
      />
      <LinkTile
        {...args}
        title={t.long}
        picture={<img src={winterRoad} alt="" width={1600} height={900} />}
      />
    </div>
  )),
};

/** Every state: pointer, keyboard and props. */
export const States: Story = statesOf(TextOnly);

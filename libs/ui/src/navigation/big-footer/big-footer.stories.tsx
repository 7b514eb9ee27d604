import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guidance } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { ConsentControl, consentControlMessages } from '../../actions/consent-control/index.ts';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { sampleFooter } from '../../testing/sample-footer.tsx';
import { BigFooter } from './index.ts';

const onOpen = fn();

const guidance: Guidance = {
  fr: {
    use: 'Au pied de chaque page du site.',
    avoid: 'Pas dans un parcours d’achat\u00a0: `SimpleFooter`.',
    content: ['Quatre colonnes de liens, chacune sous un titre; six liens ou moins par colonne.'],
    do: ['Choisissez les pages que l’on cherche le plus souvent.'],
    dont: ['N’y répétez pas tout le menu.'],
  },
  en: {
    use: 'At the bottom of every page of the site.',
    avoid: 'Not in a checkout: `SimpleFooter`.',
    content: ['Four columns of links, each under a title; six links or fewer per column.'],
    do: ['Choose the pages that people look for most often.'],
    dont: ['Don’t repeat the whole menu.'],
  },
};

/** The footer of the site’s pages. For a checkout, use `SimpleFooter`. */
const meta: Meta<typeof BigFooter> = {
  title: 'Navigation/BigFooter',
  component: BigFooter,
  parameters: { guidance, layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <BigFooter
      {...sampleFooter(storyLocale(globals), batteryTest)}
      consent={<ConsentControl onOpen={onOpen} />}
    />
  ),
};

export default meta;
type Story = StoryObj<typeof BigFooter>;

export const Full: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    onOpen.mockClear();
    const t = translator(consentControlMessages, { locale: storyLocale(globals) });
    await userEvent.click(canvas.getByRole('button', { name: t('manage') }));
    await expect(onOpen).toHaveBeenCalledTimes(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: Full.play };

/** Two tiles, side by side. */
export const TwoTiles: Story = {
  render: (_args, { globals }) => {
    const footer = sampleFooter(storyLocale(globals), batteryTest);
    const [tile] = footer.promos ?? [];
    const picture = <img src={winterRoad} alt="" width={1600} height={900} loading="lazy" />;
    return <BigFooter {...footer} promos={[tile, tile && { ...tile, href: '#routes', picture }]} />;
  },
};

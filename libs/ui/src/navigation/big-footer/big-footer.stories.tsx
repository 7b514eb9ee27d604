import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { ConsentControl, consentControlMessages } from '../../actions/consent-control/index.ts';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { sampleFooter } from '../../testing/sample-footer.tsx';
import { BigFooter } from './index.ts';

const onOpen = fn();

/** The footer of the site’s pages. For a checkout, use `SimpleFooter`. */
const meta: Meta<typeof BigFooter> = {
  title: 'Navigation/BigFooter',
  component: BigFooter,
  parameters: { layout: 'fullscreen' },
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

import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { partStateParameters } from '../../../../../tools/vite/story-states.tsx';
import airport from '../../foundations/pictures/airport.svg';
import chargingFamily from '../../foundations/pictures/charging-family.svg';
import lakeRoad from '../../foundations/pictures/lake-road.svg';
import rainyStreet from '../../foundations/pictures/rainy-street.svg';
import winterRoad from '../../foundations/pictures/winter-road.svg';
import { galleryLimits } from '../../internal/limits.ts';
import { Gallery, galleryMessages } from './index.ts';

const texts = {
  fr: {
    label: 'Une année de route',
    alts: [
      'La route au crépuscule',
      'Le lac en octobre',
      'La recharge',
      'La ville sous la pluie',
      'L’aéroport',
    ],
    title: 'Trois semaines dans la neige',
  },
  en: {
    label: 'A year on the road',
    alts: [
      'The road at dusk',
      'The lake in October',
      'Charging the car',
      'The city in the rain',
      'The airport',
    ],
    title: 'Three weeks in the snow',
  },
};

const files = [winterRoad, lakeRoad, chargingFamily, rainyStreet, airport];
const pictures = (locale: 'fr' | 'en') =>
  files.map((src, index) => ({ src, alt: texts[locale].alts[index] ?? '' }));

/**
 * Pictures and videos to browse, one at a time.
 *
 * A row that scrolls and snaps by touch, wheel and keyboard, with or without JavaScript. A video is loaded only when
 * someone plays it. Tried in Chromium with axe; not tried yet with a screen reader.
 */
const meta: Meta<typeof Gallery> = {
  title: 'Content/Gallery',
  component: Gallery,
  render: (args, { globals }) => {
    const locale = storyLocale(globals);
    return <Gallery {...args} label={texts[locale].label} items={pictures(locale)} />;
  },
};

export default meta;
type Story = StoryObj<typeof Gallery>;

/** Thumbnails and arrows scroll to a picture; the current thumbnail follows. */
export const Pictures: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    const t = translator(galleryMessages, { locale });
    const thumbnail = (index: number) =>
      canvas.getByRole('button', {
        name: t('show', { index: index + 1, title: texts[locale].alts[index] ?? '' }),
      });
    const { left } = thumbnail(0).getBoundingClientRect();
    await userEvent.click(thumbnail(2));
    await waitFor(() => expect(thumbnail(2)).toHaveAttribute('aria-current', 'true'), { timeout: 5000 });
    await expect(canvas.getByRole('status')).toHaveTextContent(t('position', { index: 3, total: 5 }));
    await userEvent.click(canvas.getByRole('button', { name: t('next') }));
    await waitFor(() => expect(thumbnail(3)).toHaveAttribute('aria-current', 'true'), { timeout: 5000 });
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
    // The row of thumbnails moves only to one that is out of view.
    await expect(thumbnail(0).getBoundingClientRect().left).toBe(left);
  },
};

/** Four thumbnails in view, 20 px apart. */
export const Thumbnails: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const locale = storyLocale(globals);
    const t = translator(galleryMessages, { locale });
    const boxes = texts[locale].alts.map((title, index) =>
      canvas.getByRole('button', { name: t('show', { index: index + 1, title }) }).getBoundingClientRect(),
    );
    const [first, second, , fourth, fifth] = boxes;
    const row = canvas.getByRole('group', { name: t('slides') }).getBoundingClientRect();
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(galleryLimits.spacing, 0);
    await expect(fourth?.right).toBeCloseTo(row.right, 0);
    await expect(fifth?.left).toBeGreaterThan(row.right);
  },
};

/** In a container so narrow that the thumbnails' minimum height would make them wider. */
export const ThumbnailsOnAPhone: Story = { ...Thumbnails, globals: { viewport: { value: 'phone' } } };

/** The first thumbnail is hovered, the second has the focus; the third and the next button are pressed. */
export const States: Story = {
  parameters: partStateParameters({
    hovered: ['[aria-current]:nth-child(1)'],
    focused: ['[aria-current]:nth-child(2)'],
    pressed: ['[aria-current]:nth-child(3)', '[aria-disabled="false"]'],
  }),
};

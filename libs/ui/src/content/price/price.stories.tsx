import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { inLocale } from '../../../../../tools/vite/story-locale.ts';
import { Price } from './price.tsx';

const texts = {
  fr: { month: 'par mois, ou ', year: 'par année', typed: '99.5$' },
  en: { month: 'a month, or ', year: 'a year', typed: '99,5 $' },
};

const picture: GuidancePicture = {
  right: (locale) => (
    <p>
      <Price cents={9950} /> {texts[locale].year}
    </p>
  ),
  wrong: (locale) => <p>{texts[locale].typed}</p>,
};

/** An amount in cents, in the format of the page’s language. */
const meta: Meta<typeof Price> = {
  title: 'Content/Price',
  component: Price,
  args: { cents: 1250 },
  parameters: { picture },
};

export default meta;
type Story = StoryObj<typeof Price>;

/**
 * French uses a decimal comma and a dollar sign after the amount; English a dollar sign first and a decimal point.
 * Always two decimals.
 */
export const Default: Story = { tags: ['both-languages'] };

/** Large amounts never break across lines. */
export const Thousands: Story = { args: { cents: 123_456_789 } };

/** As few decimals as possible, but at least one. */
export const Compact: Story = {
  render: () => (
    <p>
      <Price cents={1200} compact /> · <Price cents={1250} compact /> · <Price cents={1225} compact />
    </p>
  ),
};

/** The main price of a tile. */
export const Display: Story = {
  render: inLocale(texts, (t) => (
    <div>
      <Price cents={895} size="display" /> {t.month}
      <Price cents={10_740} /> {t.year}
    </div>
  )),
};

import type { Locale } from '@jalon/i18n';
import { Price } from '@jalon/ui/price';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { GuidancePicture } from '../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { sampleMemberships } from '../samples/index.ts';
import { PriceSlot } from './index.ts';

const prices = { monthlyPrice: 1250, yearlyPrice: 15_000 };

function textsOf(locale: Locale) {
  const { monthly_label, yearly_label, or, conditions_text, associate_label } =
    sampleMemberships[locale].texts;
  return { monthly_label, yearly_label, or, conditions_text, associate_label };
}

const picture: GuidancePicture = {
  right: (locale) => <PriceSlot {...prices} texts={textsOf(locale)} />,
  wrong: (locale) => (
    <>
      <p style={{ fontSize: '2.5rem', fontWeight: 700, margin: 0 }}>
        <Price cents={prices.monthlyPrice} /> {textsOf(locale).monthly_label}
      </p>
      <p style={{ fontSize: '0.75rem', margin: 0 }}>
        <Price cents={prices.yearlyPrice} /> {textsOf(locale).yearly_label}
      </p>
    </>
  ),
};

/**
 * The price of a membership, from whole cents and the shared texts. It shows the amounts in the format of the page’s
 * language, and gives screen readers the amounts in words.
 */
const meta: Meta<typeof PriceSlot> = {
  title: 'Membership/PriceSlot',
  component: PriceSlot,
  parameters: { picture },
  args: prices,
  render: (args, { globals }) => <PriceSlot {...args} texts={textsOf(storyLocale(globals))} />,
};

export default meta;
type Story = StoryObj<typeof PriceSlot>;

/** Monthly or yearly. The yearly total is as prominent as the instalment. */
export const Default: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const french = storyLocale(globals) === 'fr';
    const month = canvas.getByText(french ? '12,50$' : '$12.50');
    const year = canvas.getByText(french ? '150,00$' : '$150.00');
    await expect(month).toBeVisible();
    const look = (element: Element) => {
      const { fontSize, fontWeight, color } = getComputedStyle(element);
      return { fontSize, fontWeight, color };
    };
    await expect(look(year)).toEqual(look(month));
  },
};

/** In a table or a bar, without the conditions. */
export const Small: Story = { args: { size: 'small' } };

/** The price list has no price for this type, or is unavailable. */
export const Unavailable: Story = { args: { monthlyPrice: undefined, yearlyPrice: undefined } };

import type { Locale } from '@jalon/i18n';
import { Price } from '@jalon/ui/price';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { sampleMemberships } from '../samples/index.ts';
import { PriceSlot } from './index.ts';

const prices = { monthlyPrice: 1250, yearlyPrice: 15_000 };

function textsOf(locale: Locale) {
  const { monthly_label, yearly_label, or, conditions_text, associate_label } =
    sampleMemberships[locale].texts;
  return { monthly_label, yearly_label, or, conditions_text, associate_label };
}

const guidance: Guidance = {
  fr: {
    use: 'Pour le prix d’une adhésion, par mois et par année.',
    avoid: 'Pas pour un montant seul\u00a0: `Price`.',
    content: ['Les conditions tiennent en une phrase\u00a0: taxes, durée, mode de paiement.'],
    do: [
      'Montrez le total de l’année aussi gros que la mensualité.',
      'Donnez les montants en cents entiers.',
    ],
    dont: [
      'Ne grossissez pas la mensualité seule\u00a0: le total doit être aussi visible (Loi sur la protection du consommateur, art.\u00a0224).',
    ],
  },
  en: {
    use: 'For the price of a membership, by the month and by the year.',
    avoid: 'Not for a single amount: `Price`.',
    content: ['The conditions have one sentence: taxes, term, payment method.'],
    do: ['Show the yearly total as large as the instalment.', 'Give amounts in whole cents.'],
    dont: [
      'Don’t enlarge the instalment alone: the total must be as prominent (Consumer Protection Act, s.\u00a0224).',
    ],
  },
  picture: {
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
  },
};

/**
 * The price of a membership, from whole cents and the shared texts. It shows the amounts in the format of the page’s
 * language, and gives screen readers the amounts in words.
 */
const meta: Meta<typeof PriceSlot> = {
  title: 'Membership/PriceSlot',
  component: PriceSlot,
  parameters: { guidance },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withCode } from '../../../../../../tools/vite/story-code.ts';
import { storyLocale } from '../../../../../../tools/vite/story-locale.ts';
import {
  freeQuote,
  monthlyQuote,
  sampleAgreements,
  sampleData,
  sampleQuote,
} from '../../../testing/sample-checkout.ts';
import { visit } from '../../../testing/story-visitor.ts';
import { CheckoutStep } from '../checkout-step.tsx';
import { ReviewStep, type ReviewStepProps } from './review-step.tsx';
import { ReviewSummary } from './review-summary.tsx';

const links = {
  registration: '/fr/adhesion',
  addMember: '/fr/adhesion/membre-additionnel',
  address: '/fr/adhesion/adresse',
  payment: '/fr/adhesion/paiement',
};

/**
 * The review before paying: the answers with links to edit them, the contract to save, print and accept, and next to
 * them the price line by line, `ReviewSummary`. In English the French contract comes first.
 *
 * Tested with the keyboard, a pointer and axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen
 * reader.
 */
const meta: Meta<typeof ReviewStep> = {
  title: 'Checkout/Review',
  component: ReviewStep,
  args: {
    flow: 'register',
    data: sampleData.register,
    quote: sampleQuote,
    links,
    reference: { method: 'card', brand: 'visa', lastFour: '4242' },
    membershipName: withCode("() => 'Plus'", () => 'Plus'),
    onSubmit: fn(async () => undefined),
    onSent: fn(),
  },
  render: (args, { globals }) => (
    <CheckoutStep
      flow={args.flow}
      step="review"
      links={links}
      summary={
        <ReviewSummary
          flow={args.flow}
          quote={args.quote}
          reference={args.reference}
          membershipName={args.membershipName}
        />
      }
    >
      <ReviewStep {...args} agreements={sampleAgreements(storyLocale(globals), args)} />
    </CheckoutStep>
  ),
  beforeEach: () => sessionStorage.clear(),
};

export default meta;
type Story = StoryObj<typeof ReviewStep>;
type Args = Partial<ReviewStepProps>;

/** Paid by card after the contract is accepted; in English the language choice is also accepted. */
export const Card: Story = {
  tags: ['both-languages'],
  ...visit(async ({ canvas, locale, field, type, submit, sends }, args: Args) => {
    const isEnglish = locale === 'en';
    await expect(canvas.getAllByText(isEnglish ? '$160.97' : '160,97$')[0]).toBeVisible();
    await expect(canvas.getAllByRole('article').map(({ lang }: HTMLElement) => lang)).toEqual(
      isEnglish ? ['fr', 'en'] : ['fr'],
    );
    await submit();
    await waitFor(() => expect(field(isEnglish ? 'englishChosen' : 'contractAccepted')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    if (isEnglish) await type({ englishChosen: 'true' });
    await type({ contractAccepted: 'true' });
    await sends(args.onSubmit, {
      englishChosen: isEnglish ? 'true' : '',
      contractAccepted: 'true',
      mandateAccepted: '',
    });
  }),
};

/** By debit: the agreement of Rule H1 must be accepted too. */
export const Bank: Story = {
  tags: ['both-languages'],
  args: {
    data: { ...sampleData.register, stepPayment: { termSelected: 'monthly', paymentSelected: 'bank' } },
    quote: monthlyQuote,
    reference: { method: 'bank', lastFour: '6789' },
  },
  ...visit(async ({ canvas, field, locale, t, type, submit }, args: Args) => {
    const mandate = canvas.getByRole('group', { name: t('mandate') });
    const texts = within(mandate).getAllByRole('article');
    await expect(texts.map(({ lang }) => lang)).toEqual(locale === 'en' ? ['fr', 'en'] : ['fr']);
    if (locale === 'en') await type({ englishChosen: 'true' });
    await type({ contractAccepted: 'true' });
    await submit();
    await waitFor(() => expect(field('mandateAccepted')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  }),
};

const dearer = {
  ...sampleQuote,
  id: 'quote-3',
  lines: sampleQuote.lines.slice(0, 3),
  priceData: { ...sampleQuote.priceData, subTotal: 15_500, gst: 775, qst: 1_546, totalYear: 17_821 },
};

/** The promo code was used up meanwhile: the difference line by line, and nothing was paid. */
export const PriceChanged: Story = {
  tags: ['both-languages'],
  args: { before: sampleQuote, quote: dearer },
  ...visit(async ({ canvas, t }) => {
    const table = canvas.getByRole('table');
    await expect(canvas.getByText(t('changed'))).toBeVisible();
    // The code, the subtotal, both taxes and the total.
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(5);
  }),
};

/** The answer to the last press was lost. */
export const Unresolved: Story = {
  args: { isUnresolved: true },
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByText(t('unresolved'))).toBeVisible();
  }),
};

/** The bank declined the payment. */
export const Declined: Story = {
  args: { declined: 'expiredCard' },
  ...visit(async ({ canvas, declineText }) => {
    await expect(canvas.getByText(declineText('expiredCard'))).toBeVisible();
  }),
};

/** Nothing is due. */
export const NothingDue: Story = {
  args: {
    quote: freeQuote,
    reference: undefined,
  },
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByRole('button', { name: t('confirm') })).toBeVisible();
  }),
};

/** A gift. */
export const Gift: Story = {
  tags: ['both-languages'],
  args: { flow: 'gift-a-membership', data: sampleData['gift-a-membership'] },
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByText(t('giftFor', { recipient: 'Zoé Côté' }))).toBeVisible();
  }),
};

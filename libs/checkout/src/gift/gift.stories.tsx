import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withCode } from '../../../../tools/vite/story-code.ts';
import { answersOf } from '../kit/flow-answers.ts';
import { CheckoutStep } from '../kit/steps/checkout-step.tsx';
import { sampleData } from '../testing/sample-checkout.ts';
import { type StoryVisitor, visit } from '../testing/story-visitor.ts';
import { GiftAcceptance, type GiftAcceptanceProps } from './gift-acceptance.tsx';
import { GiftCard } from './gift-card.tsx';
import { GiftStep, type GiftStepProps } from './gift-step.tsx';

/**
 * A membership for someone else: the step with the recipient, the giver and the card; the card; the page on which the
 * recipient accepts it.
 *
 * Tested with the keyboard, a pointer and axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen
 * reader, printing.
 */
const meta: Meta<typeof GiftStep> = {
  title: 'Checkout/Gift',
  component: GiftStep,
  args: {
    flow: 'gift-a-membership',
    values: { membership: { codeOptionAdhesion: 'PLUS' } },
    prices: { vrOption: 3_000 },
    onSubmit: fn(async () => undefined),
    onSent: fn(),
  },
  render: (args) => (
    <CheckoutStep flow="gift-a-membership" step="registration">
      <GiftStep {...args} />
    </CheckoutStep>
  ),
  beforeEach: () => sessionStorage.clear(),
};

export default meta;
type Story = StoryObj<typeof GiftStep>;
type Args = Partial<GiftStepProps>;

/** Sent empty. */
export const Errors: Story = {
  tags: ['both-languages'],
  ...visit(async ({ submit, seesErrors }) => {
    await submit();
    await seesErrors(
      'greetings',
      'firstName',
      'lastName',
      'birthMonth',
      'birthYear',
      'email',
      'phoneNumber',
      'phoneNumberType',
      'giver.firstName',
      'giver.lastName',
      'giver.email',
    );
  }),
};

/** A printed card needs no email address of the recipient. */
export const Printed: Story = {
  args: { values: answersOf(sampleData['gift-a-membership'], 'registration') },
  ...visit(async ({ field, type, submit, sends }, args: Args) => {
    await userEvent.clear(field('email'));
    await submit();
    await waitFor(() => expect(field('email')).toHaveFocus());
    await expect(field('email')).toBeRequired();
    await type({ 'gift.delivery': 'print' });
    await waitFor(() => expect(field('email')).not.toBeRequired());
    await sends(
      args.onSubmit,
      expect.objectContaining({ email: '', gift: expect.objectContaining({ delivery: 'print' }) }),
    );
  }),
};

const card = {
  giverName: 'Ève Tremblay',
  recipientFirstName: 'Zoé',
  codeOptionAdhesion: 'PLUS',
  message: 'Bonne route,\net bon anniversaire!',
};
const gift = { ...card, state: 'waiting' } as const;
const membershipName = withCode("() => 'Plus'", () => 'Plus');

/** The printed card, with the address of the page to accept it. */
export const Card: Story = {
  tags: ['both-languages'],
  render: () => (
    <GiftCard
      gift={card}
      membershipName={membershipName}
      link="https://club.example/cadeau/abc"
      qrCode={{ size: 3, path: 'M0 0h1v1h-1zM1 1h1v1h-1z' }}
    />
  ),
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(t('giftFor', { recipient: 'Zoé' }));
    await expect(canvas.getByText('https://club.example/cadeau/abc')).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('giftQrCode') })).toBeVisible();
  }),
};

const onAccept = fn();
const links = { benefits: '/adhesions/famille', signIn: '/connexion' };
const acceptance = (props: Partial<GiftAcceptanceProps>) => ({
  render: () => (
    <GiftAcceptance
      gift={gift}
      links={links}
      membershipName={membershipName}
      onAccept={onAccept}
      {...props}
    />
  ),
});

async function expectLinks({ canvas, t }: StoryVisitor): Promise<void> {
  const hrefs = (['giftBenefits', 'giftSignIn'] as const).map((key) =>
    canvas.getByRole('link', { name: t(key) }).getAttribute('href'),
  );
  await expect(hrefs).toEqual(Object.values(links));
}

/** A gift that has not been accepted yet. */
export const Waiting: Story = {
  tags: ['both-languages'],
  ...acceptance({}),
  ...visit(async ({ canvas, t }) => {
    onAccept.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: t('acceptGift') }));
    await expect(onAccept).toHaveBeenCalledOnce();
  }),
};

const accepted = { memberNumber: '1000000909', from: '2026-11-23', to: '2027-11-22' };

/** The gift is accepted: the new member chooses a password. */
export const Accepted: Story = {
  tags: ['both-languages'],
  ...acceptance({
    accepted: {
      ...accepted,
      additionalMembers: [{ firstName: 'Noé', memberNumber: '1000000917' }],
      link: { fr: '/fr/nouveau-mot-de-passe?token=abc&new=', en: '/en/new-password?token=abc&new=' },
    },
  }),
  ...visit(async ({ canvas, t }) => {
    await expect(canvas.getByText(/1000000909/)).toBeVisible();
    await expect(canvas.getByText(/1000000917/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t('giftAccepted') })).toHaveFocus();
    const choose = canvas.getByRole('link', { name: t('choosePassword') });
    await expect(choose.getAttribute('href')).toMatch(/token=abc&new=$/);
  }),
};

/** Accepted again, such as after a lost answer: the link to choose a password is in the mail only. */
export const AcceptedAgain: Story = {
  ...acceptance({ accepted }),
  ...visit(async (visitor) => {
    const { canvas, t } = visitor;
    await expect(canvas.queryByRole('link', { name: t('choosePassword') })).toBeNull();
    await expect(canvas.getByText(t('noPassword'))).toBeVisible();
    await expectLinks(visitor);
  }),
};

/** The link is opened a second time. */
export const AlreadyAccepted: Story = {
  ...acceptance({ gift: { ...gift, state: 'accepted' } }),
  ...visit(async (visitor) => {
    const { canvas, t } = visitor;
    await expect(canvas.getByText(t('giftAlreadyAccepted'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expectLinks(visitor);
  }),
};

/** The API is unavailable. */
export const Failed: Story = {
  ...acceptance({ failed: true }),
  ...visit(async ({ canvas, declineText }) => {
    await expect(canvas.getByText(declineText('processingError'))).toBeVisible();
  }),
};

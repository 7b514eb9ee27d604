import { mockEnding } from '@jalon/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../stories/words-of.ts';
import type { MembershipEndingView } from './ending-view.ts';
import { MembershipEnding } from './index.ts';
import { membershipEndingMessages } from './membership-ending.messages.ts';

type Part<View> = View extends MembershipEndingView
  ? Omit<View, 'locale' | 'here' | 'links' | 'isMember'> & { isMember?: boolean }
  : never;

const links = {
  ending: '/fr/mettre-fin-a-une-adhesion',
  signIn: '/fr/connexion',
  memberArea: '/fr/espace-connecte',
  contact: '/fr/nous-joindre',
  home: '/fr',
};

/** A view with the addresses that all of them have; the texts are in the language of the story. */
function viewOf(view: Part<MembershipEndingView>): MembershipEndingView {
  const here = { fr: '#', en: '#' };
  return { isMember: true, ...view, locale: 'fr', here, links } as MembershipEndingView;
}

/**
 * The pages that end a membership: what ends when, what is paid back and why, one button, and the receipt. Complete without JavaScript.
 *
 * Tested with the keyboard and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof MembershipEnding> = {
  title: 'Membership/MembershipEnding',
  component: MembershipEnding,
  args: { view: viewOf({ kind: 'ready', ending: mockEnding }) },
};

export default meta;
type Story = StoryObj<typeof MembershipEnding>;
type Play = NonNullable<Story['play']>;

function texts(context: Parameters<Play>[0]) {
  const { canvas, t } = wordsOf(membershipEndingMessages, context);
  // Queries by text normalise no-break spaces.
  const plain = (...message: Parameters<typeof t>) => t(...message).replaceAll('\u00a0', ' ');
  return { canvas, t: plain as typeof t };
}

/** A year paid by card, with 165 days left. */
export const Ready: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t } = texts(context);
    const button = canvas.getByRole('button', { name: t('press') });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(canvas.getByText(/4242/)).toBeVisible();
  },
};

/** Paid by the month from a bank account, with a credit and a payment that was declined. */
export const MonthlyByDebit: Story = {
  tags: ['both-languages'],
  args: {
    view: viewOf({
      kind: 'ready',
      ending: {
        ...mockEnding,
        unpaid: 8_040,
        credit: 1_250,
        refund: 1_941,
        owed: 350,
        endsMandate: true,
        stopped: [
          { dueOn: '2026-12-12', amount: 1_610 },
          { dueOn: '2027-01-12', amount: 1_610 },
        ],
        refunds: [{ cents: 1_941, payment: { method: 'bank', lastFour: '6789' }, isProcessing: true }],
      },
    }),
  },
  play: async (context) => {
    const { canvas, t } = texts(context);
    await expect(canvas.getByText(t('mandate'))).toBeVisible();
    await expect(canvas.getByText(t('unpaid'))).toBeVisible();
  },
};

/** The amounts have changed since the page was opened: nothing has ended. */
export const Changed: Story = {
  args: { view: viewOf({ kind: 'ready', ending: mockEnding, problem: 'changed' }) },
  play: async (context) => {
    const { canvas, t } = texts(context);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('changedText'));
  },
};

/** A gift that was not accepted, ended by its giver. */
export const Gift: Story = {
  args: {
    view: viewOf({
      kind: 'ready',
      isMember: false,
      ending: {
        ...mockEnding,
        kind: 'gift',
        parts: mockEnding.parts.map(({ period: _, ...part }) => ({
          ...part,
          flow: 'gift-a-membership' as const,
          daysLeft: part.days,
        })),
      },
    }),
  },
  play: async (context) => {
    const { canvas, t } = texts(context);
    await expect(canvas.getByText(t('partWhole'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('pressGift') })).toBeVisible();
  },
};

/** A membership that was received as a gift: its giver gets the refund. */
export const PaidByOther: Story = {
  args: { view: viewOf({ kind: 'ready', ending: { ...mockEnding, isPaidByOther: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/4242/)).toBeNull();
  },
};

/** What ended. */
export const Ended: Story = {
  tags: ['both-languages'],
  args: { view: viewOf({ kind: 'ended', ending: { ...mockEnding, state: 'ended' } }) },
  play: async (context) => {
    const { canvas, t } = texts(context);
    await expect(canvas.getByRole('heading', { level: 1, name: t('endedTitle') })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without signing in: the number, and the link that is mailed. */
export const Ask: Story = {
  tags: ['both-languages'],
  args: {
    view: viewOf({
      kind: 'ask',
      isMember: false,
      number: '1 2',
      rejected: { errors: { number: 'invalid' } },
    }),
  },
  play: async (context) => {
    const { canvas, t } = texts(context);
    await expect(canvas.getByLabelText(t('number'))).toHaveAccessibleDescription(
      expect.stringContaining(t('invalid')),
    );
  },
};

/** The link was requested. */
export const LinkSent: Story = { args: { view: viewOf({ kind: 'linkSent', isMember: false }) } };

/** There is nothing to end. */
export const Nothing: Story = { args: { view: viewOf({ kind: 'nothing', reason: 'notMain' }) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
import { type AccountViewName, accountViews } from '../stories/account-views.ts';
import { wordsOf } from '../stories/words-of.ts';
import { Account } from './account.tsx';
import { memberAreaPageMessages } from './pages/member-area-page.messages.ts';

interface PageProps {
  /** The page and its state. */
  state: AccountViewName;
  locale?: 'fr' | 'en';
}

function Page({ state, locale = 'fr' }: PageProps) {
  return <Account view={accountViews(locale)[state]} />;
}

/**
 * Every page of an account, from the view that the engine answers. It works without JavaScript.
 *
 * Tested with the keyboard and axe in Chromium, in both languages. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof Page> = {
  title: 'Membership/Account',
  component: Page,
  render: ({ state }, { globals }) => <Page state={state} locale={storyLocale(globals)} />,
  args: { state: 'memberArea' },
};

export default meta;
type Story = StoryObj<typeof Page>;

/** The member area, with the automatic renewal and the way out. */
export const MemberArea: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t } = wordsOf(memberAreaPageMessages, context);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('welcome', { name: 'Zoé' }));
    await expect(canvas.getByRole('link', { name: t('security') })).toBeVisible();
  },
};

/** The sign-in page after a wrong password. */
export const WrongPassword: Story = { args: { state: 'wrongPassword' } };

/** The sign-in page after a new password was set. */
export const NewPasswordSet: Story = { args: { state: 'newPasswordSet' } };

/** A new member chooses the first password. */
export const FirstPassword: Story = { args: { state: 'firstPassword' } };

/** The member area of a new member, right after that. */
export const AccountOpened: Story = { args: { state: 'accountOpened' } };

/** Password and sessions. */
export const Security: Story = { args: { state: 'security' } };

/** The mailed link was used or has expired. */
export const UsedLink: Story = { args: { state: 'usedLink' } };

/** A card from the gateway's page, to confirm. */
export const PaymentToConfirm: Story = { args: { state: 'paymentToConfirm' } };

/** The API does not answer. */
export const Unavailable: Story = { args: { state: 'memberUnavailable' } };

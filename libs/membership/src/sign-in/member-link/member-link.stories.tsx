import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../stories/words-of.ts';
import { MemberLink, memberLinkMessages } from '../index.ts';

/**
 * The link in a header that opens the sign-in panel. Without JavaScript it opens the sign-in page, or the member
 * area.
 */
const meta: Meta<typeof MemberLink> = {
  title: 'Membership/MemberLink',
  component: MemberLink,
  args: { href: '#connexion' },
};

export default meta;
type Story = StoryObj<typeof MemberLink>;

/** A visitor. */
export const Visitor: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t } = wordsOf(memberLinkMessages, context);
    await expect(canvas.getByRole('link', { name: t('connect') })).toHaveAttribute('href', '#connexion');
  },
};

/** A member: the name with initials, so that a long name fits in the header. */
export const Member: Story = {
  args: { member: { name: 'Marie-Ève', surname: 'Archambault-Désautels de la Chevrotière' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /M\.-È\. Archambault/ });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(224);
  },
};

/** While the maintenance check is in progress. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-busy', 'true');
  },
};

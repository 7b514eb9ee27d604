import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleMember, sparseMember } from '../stories/members.ts';
import { wordsOf } from '../stories/words-of.ts';
import { ConnectedSpace, connectedSpaceMessages } from './index.ts';

/**
 * The member area. Each part is a separate component. It has no state and works without
 * JavaScript.
 *
 * Tested with the keyboard and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof ConnectedSpace> = {
  title: 'Membership/ConnectedSpace',
  component: ConnectedSpace,
  args: {
    member: sampleMember,
    links: {
      renew: '#renouveler',
      modify: '#modifier',
      recommend: '#recommander',
      changeContact: '#coordonnees',
      signIn: '#connexion',
      endMembership: '#fin',
    },
    typeNames: { PLUS: 'Jalon Plus', BASE: 'Jalon Essentiel' },
  },
};

export default meta;
type Story = StoryObj<typeof ConnectedSpace>;

/** Active, with automatic renewal, associates and the option for recreational vehicles. */
export const Complete: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t } = wordsOf(connectedSpaceMessages, context);
    await expect(canvas.getByRole('group', { name: t('card') })).toHaveTextContent(
      `Jalon Plus · ${t('optionVr')}`,
    );
    for (const link of ['renew', 'modify', 'recommend', 'changeContact'] as const) {
      await expect(canvas.getByRole('link', { name: t(link) })).toBeVisible();
    }
    await expect(canvas.getByText(t('left', { left: 3 }))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText(t('remindToRenew'))).toBeNull();
  },
};

/** In the renewal period: the reminder and the balance ask for an action. */
export const ToRenew: Story = {
  tags: ['both-languages'],
  args: {
    member: {
      ...sampleMember,
      state: 'toRenew',
      expires: '2026-12-15',
      automaticRenewal: false,
      paymentType: 'bank',
      balance: 11_899,
    },
  },
  play: async (context) => {
    const { canvas, t } = wordsOf(connectedSpaceMessages, context);
    await expect(canvas.getByText(t('remindToRenew'))).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: t('renew') })).toHaveLength(2);
    await expect(canvas.getByText(t('byBank'))).toBeVisible();
  },
};

/** Expired. */
export const Expired: Story = {
  args: {
    member: {
      ...sampleMember,
      state: 'expired',
      expires: '2026-10-31',
      automaticRenewal: false,
      associates: [],
    },
  },
};

/** Received as a gift, without an end date, all services used. */
export const Gift: Story = {
  args: {
    member: {
      ...sampleMember,
      gift: true,
      expires: undefined,
      automaticRenewal: false,
      canRenew: false,
      optionVr: false,
      services: { used: 4, total: 4 },
      servicesVr: undefined,
      pricePerMonth: undefined,
      balance: undefined,
      associates: [],
    },
  },
  play: async (context) => {
    const { canvas, t } = wordsOf(connectedSpaceMessages, context);
    await expect(canvas.getByText(t('gift'))).toBeVisible();
    await expect(canvas.getByText(t('left', { left: 0 }))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('renew') })).toBeNull();
  },
};

/** Only a long name and the number are known. */
export const MissingData: Story = {
  args: { member: sparseMember },
  play: async (context) => {
    const { canvas, t } = wordsOf(connectedSpaceMessages, context);
    await expect(canvas.getByText(t('noDetails'))).toBeVisible();
    await expect(canvas.getByText(t('noContact'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('recommend') })).toBeNull();
  },
};

/** Without a member. */
export const Visitor: Story = {
  tags: ['both-languages'],
  args: { member: undefined },
};

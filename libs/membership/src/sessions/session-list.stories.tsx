import type { MemberSession } from '@jalon/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../stories/words-of.ts';
import { SessionList, sessionsMessages } from './index.ts';

const here: MemberSession = {
  id: '7f1f3a3e-6c3f-4b19-9d26-0f3d6a7c1a01',
  browser: 'Firefox',
  system: 'Windows',
  signedInAt: '2026-11-23T13:04:00.000Z',
  lastSeenAt: '2026-11-23T14:30:00.000Z',
  current: true,
};
const phone: MemberSession = {
  ...here,
  id: '7f1f3a3e-6c3f-4b19-9d26-0f3d6a7c1a02',
  browser: 'Safari',
  system: 'iPhone',
  current: false,
};
const unknown: MemberSession = {
  ...phone,
  id: '7f1f3a3e-6c3f-4b19-9d26-0f3d6a7c1a03',
  browser: '',
  system: '',
};

/**
 * The sessions of a member, in a plain form: ending a session loads the whole page. It works without
 * JavaScript.
 *
 * Tested with the keyboard, a pointer and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof SessionList> = {
  title: 'Membership/SessionList',
  component: SessionList,
  args: { action: '/fr/espace-connecte/securite', sessions: [here, phone, unknown] },
};

export default meta;
type Story = StoryObj<typeof SessionList>;

/** Several devices: each button says which session it ends. */
export const Several: Story = {
  tags: ['both-languages'],
  play: async (context) => {
    const { canvas, t } = wordsOf(sessionsMessages, context);
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(t('current'));
    await expect(canvas.getByRole('button', { name: t('signOut') })).toHaveValue(here.id);
    // The device is in hidden text: browsers differ in the space before it.
    const endOf = (device: string) =>
      canvas.getByRole('button', { name: new RegExp(`^${t('end')}.*${device}$`) });
    await expect(endOf(t('on', phone))).toHaveValue(phone.id);
    await expect(endOf(t('unknown'))).toHaveValue(unknown.id);
    await expect(canvas.getByRole('button', { name: t('endOthers') })).toHaveValue('others');
  },
};

import type { MemberSession } from '@jalon/api-client/contract';
import { translator } from '@jalon/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidance } from '../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../tools/vite/story-locale.ts';
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

const guidance: Guidance = {
  fr: {
    use: 'Dans la page de sécurité de l’espace membre\u00a0: voir où le compte est utilisé, et y mettre fin.',
    avoid: 'Pas comme seul moyen de se déconnecter\u00a0: le panneau de l’en-tête le fait aussi.',
    content: ['Chaque bouton nomme la session à laquelle il met fin.'],
    do: ['Montrez les sessions dans l’ordre de l’API.'],
    dont: ['N’affichez pas d’adresse IP\u00a0: peu de gens reconnaissent la leur.'],
  },
  en: {
    use: 'On the security page of the member area: to see where the account is used, and end sessions.',
    avoid: 'Not as the only way to sign out: the header’s panel does it too.',
    content: ['Each button names the session that it ends.'],
    do: ['Show the sessions in the order of the API.'],
    dont: ['Don’t show IP addresses: few people recognize theirs.'],
  },
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
  parameters: { guidance },
  args: { action: '/fr/espace-connecte/securite', sessions: [here, phone, unknown] },
};

export default meta;
type Story = StoryObj<typeof SessionList>;

/** Several devices: each button says which session it ends. */
export const Several: Story = {
  tags: ['both-languages'],
  play: async ({ canvasElement, globals }) => {
    const t = translator(sessionsMessages, { locale: storyLocale(globals) });
    const canvas = within(canvasElement);
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

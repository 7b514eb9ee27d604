import { createMemberHandlers, createSignInHandlers } from '@jalon/api-client/msw';
import { translator } from '@jalon/i18n';
import { Button } from '@jalon/ui/button';
import { opensDialog } from '@jalon/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { GuidancePicture } from '../../../../../tools/vite/story-guidance.ts';
import { storyLocale } from '../../../../../tools/vite/story-locale.ts';
import { MemberLink, SignInPanel, type SignInPanelProps, signInMessages, useSignIn } from '../index.ts';

const texts = {
  fr: {
    open: 'Ouvrir le panneau',
    action: '/fr/connexion',
    links: [
      { href: '/fr/espace-connecte', label: 'Mon espace membre' },
      { href: '/fr/espace-connecte/modifier-mes-coordonnees', label: 'Modifier mes coordonnées' },
    ],
  },
  en: {
    open: 'Open the panel',
    action: '/en/sign-in',
    links: [
      { href: '/en/connected-space', label: 'My member area' },
      { href: '/en/connected-space/change-my-contact-information', label: 'Change my contact details' },
    ],
  },
};

const zoe = { name: 'Zoé', surname: 'Côté', memberNumber: '1000000017' };

/** The panel and the button that opens it. A success shows the member. */
function Example({ globals, ...props }: Partial<SignInPanelProps> & { globals: Record<string, unknown> }) {
  const t = texts[storyLocale(globals)];
  const [member, setMember] = useState(props.member);
  const form = useSignIn({ onSignedIn: () => setMember(zoe) });
  return (
    <>
      <Button variant="secondary" {...opensDialog('sign-in')}>
        {t.open}
      </Button>
      <SignInPanel
        {...props}
        id="sign-in"
        member={member}
        form={{ action: t.action, ...form }}
        signOut={{ action: t.action }}
        links={t.links}
      />
    </>
  );
}

const picture: GuidancePicture = {
  right: (locale) => <PageOf locale={locale} />,
  wrong: (locale) => <PageOf locale={locale} isCovered />,
};

/** The top of a page as it has just loaded, with the panel over it or not. */
function PageOf({ locale, isCovered = false }: { locale: 'fr' | 'en'; isCovered?: boolean }) {
  const t = translator(signInMessages, { locale });
  return (
    <div style={{ display: 'grid', gap: 16, minBlockSize: 200, alignContent: 'start' }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 }}>
        <strong>Club Jalon</strong>
        <MemberLink href={texts[locale].action} />
      </div>
      {isCovered ? (
        <div style={{ border: '1px solid currentColor', padding: 16, marginInlineStart: '25%' }}>
          <p>
            <strong>{t('panelTitle')}</strong>
          </p>
          <Button>{t('signIn')}</Button>
        </div>
      ) : (
        <p>{locale === 'fr' ? 'Changez une roue en sept étapes.' : 'Change a wheel in seven steps.'}</p>
      )}
    </div>
  );
}

/**
 * The sign-in panel of a header. Open it with a button that has `opensDialog(id)`; without JavaScript that button can
 * be a link to the sign-in page.
 *
 * Tested with the keyboard, a pointer and axe in Chromium. Not yet tested: Safari, Firefox, a screen reader.
 */
const meta: Meta<typeof SignInPanel> = {
  title: 'Membership/SignInPanel',
  component: SignInPanel,
  parameters: { picture, docs: { story: { inline: false, iframeHeight: 640 } } },
  render: (args, { globals }) => <Example {...args} globals={globals} />,
  beforeEach: ({ msw }) => {
    localStorage.clear();
    msw.use(...createSignInHandlers(), ...createMemberHandlers());
  },
};

export default meta;
type Story = StoryObj<typeof SignInPanel>;

function words(globals: Record<string, unknown>) {
  const locale = storyLocale(globals);
  return { t: translator(signInMessages, { locale }), open: texts[locale].open };
}

/** Waits until the panel is open and its opening transition has ended, so that axe measures the final colours. */
async function openPanel(globals: Record<string, unknown>) {
  const { open } = words(globals);
  await userEvent.click(screen.getByRole('button', { name: open }));
  const panel = await screen.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
  return panel;
}

/** A visitor: the form, with the focus on the username. */
export const LoggedOut: Story = {
  tags: ['both-languages'],
  play: async ({ globals }) => {
    const { t } = words(globals);
    const panel = await openPanel(globals);
    await expect(panel).toHaveAccessibleName(t('panelTitle'));
    await waitFor(() => expect(screen.getByLabelText(t('username'))).toHaveFocus());
  },
};

/** A member: welcome, member number, links and sign-out. */
export const LoggedIn: Story = {
  tags: ['both-languages'],
  args: { member: zoe },
  play: async ({ globals }) => {
    const { t } = words(globals);
    const panel = await openPanel(globals);
    await expect(panel).toHaveAccessibleName(t('memberPanelTitle'));
    await expect(panel).toHaveTextContent(t('welcome', { name: 'Zoé Côté' }));
    await expect(panel).toHaveTextContent('1000000017');
    await expect(screen.getByRole('button', { name: t('signOut') })).toBeVisible();
  },
};

/** A success replaces the form with the welcome. */
export const SigningIn: Story = {
  play: async ({ globals }) => {
    const { t } = words(globals);
    const panel = await openPanel(globals);
    await userEvent.type(screen.getByLabelText(t('username')), 'zoe.cote');
    await userEvent.type(screen.getByLabelText(t('password')), 'jalon-demonstration{Enter}');
    await waitFor(() => expect(panel).toHaveTextContent(t('welcome', { name: 'Zoé Côté' })));
  },
};

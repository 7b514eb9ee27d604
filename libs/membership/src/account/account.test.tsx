import { type ClubConfig, defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { locales } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { accountViewNames, accountViews } from '../stories/account-views.ts';
import { Account, type AccountProps } from './account.tsx';
import type { AccountView } from './account-view.ts';
import { loadAccount } from './load-account.ts';
import { hasSecretAddress, isAccountView, needsScript, showsMember, viewTitle } from './view-facts.ts';

const merchant = {
  name: 'Club Jalon inc.',
  address: { fr: '1000, rue de l’Exemple', en: '1000, rue de l’Exemple' },
  phone: '8005550134',
  email: 'adhesion@club-jalon.example',
};
const club: ClubConfig = { ...defaultClub, checkout: { merchant } };

function drawn(View: ComponentType<AccountProps>, view: AccountView): string {
  return renderToString(
    <I18nProvider locale={view.locale}>
      <ClubProvider club={club}>
        <View view={view} picture="/picture.svg" />
      </ClubProvider>
    </I18nProvider>,
  );
}

describe.each(locales)('a page of an account (%s)', (locale) => {
  const views = accountViews(locale);

  it.each(accountViewNames)(
    '%s is complete on the server, and with the code of its view only',
    async (name) => {
      const view = views[name];
      const html = drawn(Account, view);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(drawn(await loadAccount(view), view)).toBe(html);
      expect(viewTitle(view)).not.toBe('');
      expect(isAccountView(view)).toBe(true);
      // A view is JSON.
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    },
  );

  it('has in its title that a post was rejected', () => {
    const prefix = locale === 'fr' ? 'Erreur' : 'Error';
    const rejected = accountViewNames.filter((name) => viewTitle(views[name]).startsWith(prefix));
    expect(rejected).toEqual([
      'wrongPassword',
      'tooManyAttempts',
      'usedLink',
      'sessionNotEnded',
      'passwordRejected',
    ]);
  });
});

it('each form posts to an address of the view', () => {
  const views = accountViews('fr');
  const actions = (name: keyof typeof views) =>
    [...drawn(Account, views[name]).matchAll(/<form[^>]* action="([^"]+)"/g)].map(([, action]) => action);
  expect(actions('signIn')).toEqual(['/fr/connexion']);
  expect(actions('memberArea')).toEqual(['/fr/espace-connecte', '/fr/connexion']);
  expect(actions('security')).toEqual(['/fr/espace-connecte/securite', '/fr/espace-connecte/securite']);
});

it('does not take a view of another engine for one of an account', () => {
  expect(isAccountView({ kind: 'receipt' })).toBe(false);
  expect(isAccountView({ kind: 'toString' })).toBe(false);
});

it('says which pages need care', () => {
  const { newPassword, memberArea, linkSent } = accountViews('en');
  expect([newPassword, memberArea, linkSent].map(hasSecretAddress)).toEqual([true, false, false]);
  expect([newPassword, memberArea, linkSent].map(showsMember)).toEqual([false, true, false]);
  expect([newPassword, memberArea, linkSent].map(needsScript)).toEqual([true, false, false]);
});

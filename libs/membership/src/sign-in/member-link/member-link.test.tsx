import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MemberLink, type MemberLinkProps } from '../index.ts';

const render = (props: Partial<MemberLinkProps>) =>
  renderToString(
    <I18nProvider locale="fr">
      <MemberLink href="/fr/connexion" {...props} />
    </I18nProvider>,
  );

it('is a link to the sign-in page for a visitor', () => {
  const html = render({});
  expect(html).toMatch(/^<a (?=[^>]*href="\/fr\/connexion")(?=[^>]*data-state="visitor")/);
  expect(html).toContain('Se connecter</span>');
  expect(html).not.toContain('aria-label');
});

it('has the member’s initials after the text of the link', () => {
  const html = render({ member: { name: 'Marie-Ève', surname: 'Côté' } });
  expect(html).toContain('M.-È. Côté</span>');
  expect(html).toContain('aria-label="Espace membre, M.-È. Côté"');
});

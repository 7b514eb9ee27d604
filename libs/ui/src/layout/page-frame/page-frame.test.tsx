import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageFrame } from './index.ts';

const render = (locale: 'fr' | 'en') =>
  renderToString(
    <I18nProvider locale={locale}>
      <PageFrame
        brand={{ name: 'Club Jalon', href: `/${locale}` }}
        languageSwitch={locale === 'fr' ? { href: '/en', locale: 'en' } : { href: '/fr', locale: 'fr' }}
        navigation={[
          { href: '/a', label: 'Services', current: true },
          { href: '/b', label: 'Contact' },
        ]}
        footer={{ tagline: 'Devise', links: [{ href: '/c', label: 'Confidentialité' }], note: '© 2026' }}
      >
        <h1>Titre</h1>
      </PageFrame>
    </I18nProvider>,
  );

it('is complete on the server, with the skip link first', () => {
  const html = render('fr');
  expect(html.indexOf('href="#contenu"')).toBeLessThan(html.indexOf('href="/fr"'));
  expect(html).toContain('<h1>Titre</h1></main>');
  for (const part of ['Services', 'Contact', 'Devise', 'Confidentialité', '© 2026'])
    expect(html).toContain(part);
});

it('marks the page being read, and only that one', () => {
  expect(render('fr').match(/aria-current="page"/g)).toHaveLength(1);
  expect(render('fr')).toContain('<a href="/a" aria-current="page">');
});

it.each([
  ['fr', 'English', 'en-CA', 'Aller au contenu'],
  ['en', 'Français', 'fr-CA', 'Skip to content'],
] as const)('offers the other language in that language, from %s', (locale, name, tag, skip) => {
  const html = render(locale);
  expect(html).toMatch(new RegExp(`<a [^>]*lang="${tag}" hrefLang="${tag}"[^>]*>${name}</a>`));
  expect(html).toContain(skip);
});

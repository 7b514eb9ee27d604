import type { ConsentNoticeProps } from '@jalon/consent';
import { readMemberSummary } from '@jalon/membership/member';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import type { SiteHeaderProps } from '../frame/header/site-header.tsx';
import type { Visitor } from '../visitor/visitor.ts';
import { markOf } from '../visitor/visitor-part.tsx';
import { fillPage, parseTemplate } from './page-template.tsx';
import { everyVisitor } from './visitor-parts.tsx';

const path = '/fr/aide';
const header: Omit<SiteHeaderProps, 'member'> = {
  brand: { name: 'Club --> Jalon </script>', href: '/fr' },
  menus: [{ href: path, label: 'Aide' }],
  popular: [],
  languageSwitch: { href: '/en/help', locale: 'en' },
  actions: [{ href: '/fr/adhesion', label: 'Devenir membre' }],
  pathname: path,
  paths: {
    home: '/fr',
    'sign-in': '/fr/connexion',
    'forgotten-password': path,
    'connected-space': path,
    'contact-details': path,
    security: path,
    'privacy-policy': path,
    'search-results': path,
    renewal: path,
    session: path,
    cookies: path,
    'site-map': path,
  },
  memberNumberPrefix: '620272',
  returnPath: undefined,
};
const consent: Omit<ConsentNoticeProps, 'hidden'> = {
  settings: { purposes: ['audience'], notice: 1, environment: 'test', memberNumberPrefix: '' },
  privacyPath: '/fr/confidentialite',
  cookiesPath: '/fr/temoins',
};
const mark = { locale: 'fr' as const };
const html = [
  '<body>',
  markOf({ ...mark, name: 'consent', id: 'island-1-', props: consent }),
  '<p>',
  markOf({ ...mark, name: 'header', id: 'island-2-', props: header }),
  '<main>Aide</main></body>',
].join('');
const template = parseTemplate(html);

const visitor: Visitor = { member: undefined, hasChosen: false };
const memberOf = (member: object): Visitor => ({
  member: readMemberSummary(`memberInfo=${encodeURIComponent(JSON.stringify(member))}`),
  hasChosen: true,
});
const eric = { name: '</script>Éric', surname: '$& Roy', memberNumber: '620272000000002' };
const due = { ...eric, indRenewalPeriod: true, codeStatusAdhesion: 'REN' };

describe('a page', () => {
  it('keeps its text around its parts', () => {
    expect(template.texts).toEqual(['<body>', '<p>', '<main>Aide</main></body>']);
    expect(template.parts.map(({ name }) => name)).toEqual(['consent', 'header']);
  });

  it('asks a visitor who has not chosen, and offers to sign in', () => {
    const page = fillPage(template, visitor);
    expect(page).not.toContain('<!--visitor-part');
    expect(page).toContain('<main>Aide</main></body>');
    expect(page).toContain('href="/fr/connexion"');
    expect(page).toContain('Devenir membre');
    expect(page).not.toMatch(/id="consent"[^>]* hidden/);
    expect(fillPage(template, { ...visitor, hasChosen: true })).toMatch(/id="consent"[^>]* hidden/);
  });

  it.each([eric, due])('shows the member %o, and puts the props of the island next to it', (member) => {
    const page = fillPage(template, memberOf(member));
    expect(page).toContain('&lt;/script&gt;');
    const [, json = '{}'] =
      page.match(/data-island="header"[\s\S]*?<script type="application\/json">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(json)).toMatchObject({ brand: header.brand, member: { name: eric.name } });
    expect(fillPage(template, visitor)).not.toContain('Éric');
  });
});

it('says to a member until when the session lasts, in an island that loads by itself, and nothing to a visitor', () => {
  const props = { keepPath: '/fr/session', signInPath: '/fr/connexion' };
  const page = parseTemplate(`<main></main>${markOf({ ...mark, name: 'session', id: 'island-3-', props })}`);
  const session = { ends: '2026-11-27T16:00:00Z', idleMinutes: 60 };
  expect(fillPage(page, { ...memberOf(eric), session })).toMatch(
    /data-island="session"[^>]* data-load="idle">.*après 60\u00a0minutes sans activité/,
  );
  expect(fillPage(page, visitor)).toBe('<main></main>');
});

it('has all styles of every visitor in the sample visitors', () => {
  const stylesOf = (visitors: readonly Visitor[]) => {
    const sheet = new ServerStyleSheet();
    for (const one of visitors) fillPage(template, one, sheet);
    const styles = sheet.getStyleTags();
    sheet.seal();
    return styles.split('}');
  };
  const kept = new Set(stylesOf(everyVisitor));
  for (const one of [visitor, memberOf(eric), memberOf(due), { ...memberOf(eric), hasChosen: false }]) {
    expect(stylesOf([one]).filter((rule) => !kept.has(rule))).toEqual([]);
  }
});

import { readMemberSummary } from '@jalon/membership/member';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { SiteHeader, type SiteHeaderProps } from '../frame/header/site-header.tsx';
import { IslandRoot } from './island-root.tsx';
import { memberPage, pageForMember } from './member-page.tsx';
import { islandHtml, islandJson } from './render-island.ts';

const path = '/fr/aide';
const props: SiteHeaderProps = {
  brand: { name: 'Club Jalon', href: '/fr' },
  menus: [{ href: path, label: 'Aide' }],
  popular: [],
  languageSwitch: { href: '/en/help', locale: 'en' },
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
    cookies: path,
    'site-map': path,
  },
  member: undefined,
  memberNumberPrefix: '620272',
  returnPath: undefined,
};
const zoe = { name: 'Zoé', surname: 'Côté', memberNumber: '620272000000001' };
const eric = { name: '</script>Éric', surname: '$& Roy', memberNumber: '620272000000002' };
const due = { ...eric, indRenewalPeriod: true, codeStatusAdhesion: 'REN' };
const cookieOf = (member: object) => `memberInfo=${encodeURIComponent(JSON.stringify(member))}`;

/** A complete page for a member, as the server renders it. */
function rendered(member: object | undefined, text = 'Aide') {
  const own = { ...props, member } as SiteHeaderProps;
  const element = (
    <IslandRoot locale="fr">
      <SiteHeader {...own} />
    </IslandRoot>
  );
  const sheet = new ServerStyleSheet();
  const html = islandHtml(element, 'island-1-', sheet);
  sheet.seal();
  const header = { name: 'header', props: own, id: 'island-1-', html, json: islandJson(own) };
  const page = `<body><div>${header.html}</div><script type="application/json">${header.json}</script><main>${text}</main></body>`;
  return { page, islands: [header] };
}

function kept(
  member: object | undefined,
  { text = 'Aide', headers = new Headers(), more = [] as string[] } = {},
) {
  const { page, islands } = rendered(member, text);
  const others = more.map((name) => ({ name, props: {}, id: name, html: name, json: name }));
  return memberPage(page, [...islands, ...others], headers, 'fr');
}

describe('the page of another member', () => {
  it.each([zoe, eric, { ...zoe, codeOptionAdhesion: 'PLUS' }])('is the page made for %o', (member) => {
    const page = kept(zoe);
    const own = page && pageForMember(page, `a=b; ${cookieOf(member)}`);
    expect(own).toBe(rendered(readMemberSummary(cookieOf(member))).page);
    if (member.name !== zoe.name) expect(own).not.toContain('Zoé');
  });

  it('is made as a whole for an unreadable cookie, and where its header needs other styles', () => {
    const page = kept(zoe);
    if (!page) throw new Error('The page was not kept');
    expect(pageForMember(page, 'memberInfo=nonsense')).toBeUndefined();
    expect(pageForMember(page, undefined)).toBeUndefined();
    expect(pageForMember({ ...page, styles: '<style></style>' }, cookieOf(due))).toBeUndefined();
  });
});

it('keeps no page of a visitor, with memberships, with a cookie or with the number of the member', () => {
  expect(kept(zoe, { headers: new Headers({ 'x-a': 'b' }) })?.headers).toEqual({ 'x-a': 'b' });
  expect(kept(undefined)).toBeUndefined();
  expect(kept(zoe, { more: ['memberships'] })).toBeUndefined();
  expect(kept(zoe, { headers: new Headers({ 'set-cookie': 'a=b' }) })).toBeUndefined();
  expect(kept(zoe, { text: zoe.memberNumber })).toBeUndefined();
});

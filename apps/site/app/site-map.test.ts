import { existsSync } from 'node:fs';
import { defaultClub } from '@jalon/club';
import { describe, expect, it } from 'vitest';
import { addressesOf, addressProblems, SiteMap, type SitePage, sitePages } from './site-map.ts';

const siteMap = new SiteMap(sitePages(defaultClub));
const ids = (pages: readonly SitePage[]) => pages.map(({ id }) => id);

describe('the table of pages', () => {
  it('has one page for each id and each address', () => {
    const all = ids(siteMap.pages);
    expect(all).toHaveLength(new Set(all).size);
    const addresses = siteMap.pages.flatMap(({ paths }) => addressesOf(paths));
    expect(addresses).toHaveLength(new Set(addresses).size);
  });

  it.each(siteMap.pages.map((page) => [page.id, page] as const))(
    'knows the file and the parents of %s',
    (_id, page) => {
      expect(existsSync(new URL(page.file, import.meta.url))).toBe(true);
      expect(siteMap.trail(page)[0]?.id).toBe('home');
      expect(siteMap.at(page.paths.fr)).toBe(page);
    },
  );

  it('indexes no page for members and none that follows a form', () => {
    for (const page of siteMap.indexed) {
      expect(page.access).toBe('everyone');
      expect(page.id).not.toMatch(/sent|changed|sign-in|password|maintenance/);
    }
    expect(ids(siteMap.indexed)).toEqual(expect.arrayContaining(['home', 'battery-test', 'privacy-policy']));
  });

  it('names the pages of each menu in order', () => {
    expect(ids(siteMap.inMenu('header'))).toEqual(['home']);
    expect(ids(siteMap.inMenu('footer'))).toEqual(['contact-us', 'privacy-policy']);
  });

  it('lists every page that visitors can look for', () => {
    const listed = ids(siteMap.listed);
    expect(listed).toEqual(expect.arrayContaining(['home', 'battery-test', 'gift-card', 'privacy-policy']));
    expect(
      listed.filter((id) => /sent|changed|sign-in|maintenance|connected|contact-details/.test(id)),
    ).toEqual([]);
  });

  it('gives a page with its own route the place and the settings of its content', () => {
    const row = (id: string, parent: string, indexed = false) => {
      const { paths, label } = siteMap.page(id);
      return { id, paths, label, parent, indexed, updated: undefined, menus: undefined };
    };
    const rows = [row('privacy-policy', 'battery-test'), row('home', 'battery-test', true)];
    const withContent = new SiteMap(sitePages(defaultClub, rows));
    const privacy = withContent.page('privacy-policy');
    expect(ids(withContent.trail(privacy))).toEqual(['home', 'battery-test', 'privacy-policy']);
    expect(privacy).toMatchObject({ indexed: false, menus: ['footer'] });
    expect(withContent.page('home').parent).toBeUndefined();
  });

  it('has the pages of the content, with their place and their dates', () => {
    const row = {
      id: 'towing',
      paths: { fr: '/fr/remorquage', en: '/en/towing' },
      label: { fr: 'Remorquage', en: 'Towing' },
      updated: '2026-11-01',
      parent: 'battery-test',
      menus: ['header'],
    } as const;
    const withContent = new SiteMap(sitePages(defaultClub, [row]));
    expect(withContent.at('/en-ca/towing')).toMatchObject({
      id: 'towing',
      updated: '2026-11-01',
      indexed: true,
    });
    expect(ids(withContent.trail(withContent.page('towing')))).toEqual(['home', 'battery-test', 'towing']);
    expect(withContent.crumbs(withContent.page('towing'), 'en').map(({ url }) => url)).toEqual([
      '/en',
      '/en/forms/battery-test',
      row.paths.en,
    ]);
    expect(withContent.crumbs(withContent.page('towing'), 'en').map(({ locale }) => locale)).toEqual([
      undefined,
      undefined,
      'en',
    ]);
    expect(ids(withContent.inMenu('header'))).toEqual(['home', 'towing']);
    expect(ids(withContent.below('battery-test'))).toEqual(['towing']);
  });

  it('keeps the address of a page that the site needs, even if its content names another', () => {
    const row = {
      id: 'home',
      paths: { fr: '/fr/x', en: '/en/x' },
      label: { fr: 'A', en: 'B' },
      updated: undefined,
    };
    const page = new SiteMap(sitePages(defaultClub, [row])).page('home');
    expect(page).toMatchObject({ paths: { fr: '/fr', en: '/en' }, label: { fr: 'A', en: 'B' } });
  });
});

describe('a page', () => {
  it('is found at each of its addresses, in upper or lower case', () => {
    for (const path of ['/fr/connexion', '/en/sign-in', '/en-ca/sign-in', '/EN/Sign-In']) {
      expect(siteMap.at(path)?.id).toBe('sign-in');
    }
    expect(siteMap.at('/en/sign-in/more')).toBeUndefined();
    expect(siteMap.at('/sign-in')).toBeUndefined();
  });

  it('has its address in the other language', () => {
    expect(siteMap.translate('/fr/nous-joindre/assurance-voyage', 'en')).toBe(
      '/en/contact-us/travel-insurance',
    );
    expect(siteMap.translate('/nowhere', 'en')).toBe('/nowhere');
  });

  it('has the pages above it in its trail', () => {
    expect(ids(siteMap.trail(siteMap.page('contact-details')))).toEqual([
      'home',
      'connected-space',
      'contact-details',
    ]);
  });

  it('may have parameters in its address', () => {
    const [home] = siteMap.pages;
    const map = new SiteMap([
      ...(home
        ? [{ ...home, id: 'type', paths: { fr: '/fr/adhesions/:type', en: '/en/memberships/:type' } }]
        : []),
    ]);
    expect(map.at('/en-ca/memberships/plus')?.id).toBe('type');
    expect(map.translate('/fr/adhesions/plus', 'en')).toBe('/en/memberships/plus');
    expect(map.at('/fr/adhesions')).toBeUndefined();
  });

  it('that does not exist is an error', () => {
    expect(() => siteMap.page('nothing')).toThrow('nothing');
  });
});

describe('a club with its privacy policy at another address', () => {
  const privacyPolicyPaths = { fr: '/fr/vie-privee', en: '/en/privacy' };
  const club = { ...defaultClub, privacyPolicyPaths };
  const own = new SiteMap(sitePages(club));

  it('has it there in every list', () => {
    expect(own.page('privacy-policy').paths).toEqual(privacyPolicyPaths);
    expect(own.at('/en-ca/privacy')?.id).toBe('privacy-policy');
    expect(own.at('/fr/a-propos/politique-de-confidentialite')).toBeUndefined();
    for (const pages of [own.indexed, own.inMenu('footer')]) {
      expect(pages.map(({ paths }) => paths)).toContainEqual(privacyPolicyPaths);
    }
    expect(addressProblems(club)).toEqual([]);
    expect(addressProblems(defaultClub)).toEqual([]);
  });

  it.each([
    [{ fr: '/vie-privee', en: '/en/privacy' }, ['privacyPolicyPaths.fr: must be a path under /fr/']],
    [
      { fr: 'https://club.example/vie-privee', en: '/en/privacy?a=1' },
      [
        'privacyPolicyPaths.fr: must be a path under /fr/',
        'privacyPolicyPaths.en: must be a path under /en/',
      ],
    ],
    [{ fr: '/fr/connexion', en: '/en/privacy' }, ['privacyPolicyPaths.fr: is the address of another page']],
  ])('cannot have it at %j', (paths, problems) => {
    expect(addressProblems({ ...defaultClub, privacyPolicyPaths: paths })).toEqual(problems);
  });
});

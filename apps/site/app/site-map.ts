import { maintenancePaths, newPasswordPaths } from '@jalon/api-client/contract';
import {
  type ClubConfig,
  contactDetailsPaths,
  contactTopics,
  contactUs,
  formDefinitions,
  privacyPolicyPaths,
} from '@jalon/forms/schemas';
import { type Locale, type Localized, locales } from '@jalon/i18n';
import { generatePath, matchPath } from 'react-router';

/** A place of the site where pages are listed. */
export type Menu = 'header' | 'footer';

/** One page of the site. */
export interface SitePage {
  readonly id: string;
  /** Its address in each language, with `:parameters`; the same address twice where both languages share it. */
  readonly paths: Localized<string>;
  /** The route module, relative to `app/`. */
  readonly file: string;
  /** The id of the page above it in the breadcrumb; none for the home page. */
  readonly parent?: string | undefined;
  /** A visitor who opens a page for members signs in first. */
  readonly access: 'everyone' | 'members';
  /** In `sitemap.xml` and open to search engines. */
  readonly indexed: boolean;
  /** On the home page's list of services. */
  readonly listed: boolean;
  /** The menus that link to it, in the order of the table. */
  readonly menus: readonly Menu[];
}

const standard = {
  parent: 'home',
  access: 'everyone',
  indexed: true,
  listed: false,
  menus: [],
} as const satisfies Partial<SitePage>;

const notIndexed = { ...standard, indexed: false } as const;
const forMembers = { ...notIndexed, parent: 'connected-space', access: 'members' } as const;

/** The name of the form that asks for a subject; the forms of the topics share its page. */
const contactForm = contactUs().name;
const topicForms = contactTopics.map((topic) => contactUs({}, topic).name);

/** How a form's page differs from `pages/<form>/page.tsx`, open to everyone and listed on the home page. */
const formPages: Partial<Record<string, Partial<SitePage>>> = {
  [contactForm]: { menus: ['footer'] },
  'contact-details': forMembers,
  'personal-information': { parent: 'privacy-policy', listed: false },
  ...Object.fromEntries(
    topicForms.map((name) => [
      name,
      { file: `pages/${contactForm}/page.tsx`, parent: contactForm, listed: false },
    ]),
  ),
};

/** Every page of the site, for a club's settings. The only list of pages: routes, menus and sitemap are read from it. */
export function sitePages(club: ClubConfig): readonly SitePage[] {
  const forms = formDefinitions(club);
  const forVisitors = forms.filter(({ membersOnly }) => !membersOnly);
  // Several forms share a confirmation page.
  const sentPaths = new Map(forVisitors.map(({ sentPaths }) => [sentPaths.fr, sentPaths]));

  return [
    {
      ...standard,
      id: 'home',
      paths: { fr: '/fr', en: '/en' },
      file: 'pages/home/page.tsx',
      parent: undefined,
      menus: ['header'],
    },
    {
      ...notIndexed,
      id: 'connected-space',
      paths: { fr: '/fr/espace-connecte', en: '/en/connected-space' },
      file: 'pages/connected-space/page.tsx',
      access: 'members',
      menus: ['header'],
    },
    ...forms.map(({ name, paths }) => ({
      ...standard,
      id: name,
      paths,
      file: `pages/${name}/page.tsx`,
      listed: true,
      ...formPages[name],
    })),
    ...Array.from(sentPaths.values(), (paths) => ({
      ...notIndexed,
      id: `form-sent ${paths.fr}`,
      paths,
      file: 'pages/form-sent/page.tsx',
    })),
    {
      ...forMembers,
      id: 'contact-details-changed',
      paths: contactDetailsPaths.sentPaths,
      file: 'pages/contact-details-changed/page.tsx',
    },
    {
      ...forMembers,
      id: 'security',
      paths: { fr: '/fr/espace-connecte/securite', en: '/en/connected-space/security' },
      file: 'pages/security/page.tsx',
    },
    {
      ...notIndexed,
      id: 'sign-in',
      paths: { fr: '/fr/connexion', en: '/en/sign-in' },
      file: 'pages/sign-in/page.tsx',
    },
    {
      ...notIndexed,
      id: 'forgotten-password',
      paths: { fr: '/fr/mot-de-passe-oublie', en: '/en/forgotten-password' },
      file: 'pages/forgotten-password/page.tsx',
      parent: 'sign-in',
    },
    {
      ...notIndexed,
      id: 'new-password',
      paths: newPasswordPaths,
      file: 'pages/new-password/page.tsx',
      parent: 'sign-in',
    },
    { ...notIndexed, id: 'maintenance', paths: maintenancePaths, file: 'pages/maintenance/page.tsx' },
    privacyPolicy(club),
  ];
}

function privacyPolicy(club: ClubConfig): SitePage {
  return {
    ...standard,
    id: 'privacy-policy',
    paths: privacyPolicyPaths(club),
    file: 'pages/privacy-policy/page.tsx',
    menus: ['footer'],
  };
}

/** The errors in the addresses of a club's settings, one line each. */
export function addressProblems(club: ClubConfig): string[] {
  const { paths, id } = privacyPolicy(club);
  const others = new SiteMap(sitePages(club).filter((page) => page.id !== id));
  return locales.flatMap((locale) => {
    const path = paths[locale];
    const name = `privacyPolicyPaths.${locale}`;
    if (!new RegExp(`^/${locale}/[^?#:*]+$`).test(path)) return `${name}: must be a path under /${locale}/`;
    return others.at(path) ? `${name}: is the address of another page` : [];
  });
}

/** All addresses of a page: `/en-ca` shows the same page as `/en`. */
export function addressesOf({ fr, en }: Localized<string>): string[] {
  return [...new Set([fr, en, en.replace(/^\/en(?=\/|$)/, '/en-ca')])];
}

/** Answers questions about the pages of a site. */
export class SiteMap {
  readonly pages: readonly SitePage[];
  readonly #byId: ReadonlyMap<string, SitePage>;
  readonly #byAddress: ReadonlyMap<string, SitePage>;

  constructor(pages: readonly SitePage[]) {
    this.pages = pages;
    this.#byId = new Map(pages.map((page) => [page.id, page]));
    this.#byAddress = new Map(
      pages.flatMap((page) => addressesOf(page.paths).map((address) => [address.toLowerCase(), page])),
    );
  }

  /** @throws if no page has this id */
  page(id: string): SitePage {
    const page = this.#byId.get(id);
    if (!page) throw new Error(`The site map has no page "${id}"`);
    return page;
  }

  /** The page at a path; upper and lower case are the same, as in the routes. */
  at(pathname: string): SitePage | undefined {
    return this.#byAddress.get(pathname.toLowerCase()) ?? this.#match(pathname)?.page;
  }

  /** The pages from the home page down to this one: its breadcrumb. */
  trail({ id, parent }: Pick<SitePage, 'id' | 'parent'>): SitePage[] {
    const page = this.page(id);
    return parent === undefined ? [page] : [...this.trail(this.page(parent)), page];
  }

  inMenu(menu: Menu): SitePage[] {
    return this.pages.filter(({ menus }) => menus.includes(menu));
  }

  get indexed(): SitePage[] {
    return this.pages.filter(({ indexed }) => indexed);
  }

  get listed(): SitePage[] {
    return this.pages.filter(({ listed }) => listed);
  }

  /** The same page in a language; the path itself where the site has no such page. */
  translate(pathname: string, locale: Locale): string {
    const page = this.#byAddress.get(pathname.toLowerCase());
    if (page) return page.paths[locale];
    const found = this.#match(pathname);
    return found ? generatePath(found.page.paths[locale], found.params) : pathname;
  }

  #match(pathname: string) {
    for (const page of this.pages.filter(({ paths }) => paths.fr.includes(':'))) {
      for (const address of addressesOf(page.paths)) {
        const match = matchPath(address, pathname);
        if (match) return { page, params: match.params };
      }
    }
    return undefined;
  }
}

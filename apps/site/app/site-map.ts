import { flowNames } from '@jalon/api-client/contract';
import { defaultCheckoutPaths, flowTitle, stepPages } from '@jalon/checkout/server';
import { type ClubConfig, privacyPolicyPaths } from '@jalon/club';
import { type ContentRow, type PageRow, PageTable, underHome } from '@jalon/content/server';
import { type FormDescriptor, formDefinitions } from '@jalon/forms/schemas';
import { type Locale, type Localized, locales } from '@jalon/i18n';
import { generatePath, matchPath } from 'react-router';

/** One page of the site. Its addresses may have `:parameters`. */
export interface SitePage extends PageRow {
  /** The route module, relative to `app/`. */
  readonly file: string;
  readonly access: 'everyone' | 'members';
}

/** The module of all pages of a checkout. */
const checkoutFile = 'checkout/page.tsx';

/** The module of the pages that end a membership. */
const membershipEndingFile = 'pages/end-membership/page.tsx';
/** The module of the pages of forms, and of those that confirm a submission. */
const formFile = 'forms/page.tsx';

/** The module of all pages of an account. */
const accountFile = 'account/page.tsx';

/** The module of all content pages. */
const contentFile = 'pages/content/page.tsx';

const standard = {
  parent: 'home',
  access: 'everyone',
  indexed: true,
  listed: true,
  menus: [],
} as const satisfies Partial<SitePage>;

const notIndexed = { ...standard, indexed: false, listed: false } as const;
const forMembers = { ...notIndexed, parent: 'connected-space', access: 'members' } as const;
const formSent = {
  ...notIndexed,
  label: { fr: 'Demande envoyée', en: 'Request sent' },
  file: formFile,
} as const;

/** The page that a form leads to once it is sent. */
type SentPage = 'form-sent' | 'form-sent-in-both' | 'contact-details-changed';

/** How the page of a form differs from {@link formPage}. */
interface FormPage extends Partial<SitePage> {
  readonly sent?: SentPage;
}

const aboutTopic = { parent: 'contact-us', sent: 'form-sent-in-both' } as const;

/** The pages of the forms are under these addresses, each by its slug, unless `formPages` has another address. */
const formsPaths = { fr: '/fr/formulaires', en: '/en/forms' };

/** The pages of forms that differ from the others, by name. */
const formPages: Readonly<Record<string, FormPage>> = {
  'contact-details': {
    ...forMembers,
    file: 'pages/contact-details/page.tsx',
    paths: {
      fr: '/fr/espace-connecte/modifier-mes-coordonnees',
      en: '/en/connected-space/change-my-contact-information',
    },
    sent: 'contact-details-changed',
  },
  'contact-us': {
    paths: { fr: '/fr/nous-joindre', en: '/en/contact-us' },
    sent: 'form-sent-in-both',
    menus: ['footer'],
    label: { fr: 'Nous joindre', en: 'Contact us' },
  },
  'personal-information': {
    sent: 'form-sent-in-both',
    parent: 'privacy-policy',
  },
  'contact-auto-insurance': {
    ...aboutTopic,
    paths: { fr: '/fr/nous-joindre/assurance-auto', en: '/en/contact-us/auto-insurance' },
  },
  'contact-home-insurance': {
    ...aboutTopic,
    paths: { fr: '/fr/nous-joindre/assurance-habitation', en: '/en/contact-us/home-insurance' },
  },
  'contact-auto-insurance-quote': {
    ...aboutTopic,
    paths: { fr: '/fr/nous-joindre/assurance-auto-soumission', en: '/en/contact-us/auto-insurance-quote' },
  },
  'contact-travel-insurance': {
    ...aboutTopic,
    paths: { fr: '/fr/nous-joindre/assurance-voyage', en: '/en/contact-us/travel-insurance' },
  },
  'contact-accident-insurance': {
    ...aboutTopic,
    paths: { fr: '/fr/nous-joindre/assurance-accident', en: '/en/contact-us/accident-insurance' },
  },
  'gift-card': { sent: 'form-sent-in-both' },
};

/** The id of the page that follows a form. */
export function sentPageOf(form: string): string {
  return formPages[form]?.sent ?? 'form-sent';
}

/** The page of a form. */
function formPage({ name, title, page: { slug } }: FormDescriptor): SitePage {
  const { sent: _, ...page } = formPages[name] ?? {};
  const paths = { fr: `${formsPaths.fr}/${slug.fr}`, en: `${formsPaths.en}/${slug.en}` };
  return { ...standard, id: name, label: title, file: formFile, paths, ...page };
}

/**
 * Every page of the site, from a club's settings and its content. The only list of pages: routes, menus, breadcrumbs and
 * sitemap are generated from it.
 */
export function sitePages(club: ClubConfig, content: readonly ContentRow[] = []): readonly SitePage[] {
  const fromContent = new Map(content.map((row) => [row.id, row]));
  const fixed = fixedPages(club).map((page) => {
    const row = fromContent.get(page.id);
    fromContent.delete(page.id);
    if (!row) return page;
    const { label, updated, indexed = page.indexed, menus = page.menus } = row;
    const parent = page.id === 'home' ? undefined : (row.parent ?? page.parent);
    return { ...page, label, updated, indexed, menus, parent };
  });
  const [home, ...others] = fixed;
  const pages = Array.from(fromContent.values(), (row) => ({
    ...standard,
    ...row,
    file: contentFile,
    parent: row.parent ?? standard.parent,
    indexed: row.indexed ?? standard.indexed,
    menus: row.menus ?? standard.menus,
  }));
  return underHome([...(home ? [home] : []), ...pages, ...others]);
}

/** The pages that exist without content: they have their own routes. */
function fixedPages(club: ClubConfig): readonly SitePage[] {
  return [
    {
      ...standard,
      id: 'home',
      paths: { fr: '/fr', en: '/en' },
      label: { fr: 'Accueil', en: 'Home' },
      file: contentFile,
      parent: undefined,
      menus: ['header'],
    },
    {
      ...notIndexed,
      id: 'connected-space',
      paths: { fr: '/fr/espace-connecte', en: '/en/connected-space' },
      label: { fr: 'Espace membre', en: 'Member area' },
      file: accountFile,
      access: 'members',
    },
    ...formDefinitions(club).map(formPage),
    {
      ...formSent,
      id: 'form-sent',
      paths: { fr: '/fr/confirmation-envoi-formulaire', en: '/en/form-sent' },
    },
    // Both languages share its address.
    {
      ...formSent,
      id: 'form-sent-in-both',
      paths: { fr: '/confirmation-envoi-formulaire', en: '/confirmation-envoi-formulaire' },
    },
    {
      ...forMembers,
      id: 'contact-details-changed',
      paths: {
        fr: '/fr/espace-connecte/coordonnees-modifiees',
        en: '/en/connected-space/contact-information-changed',
      },
      label: { fr: 'Coordonnées modifiées', en: 'Contact details changed' },
      file: 'pages/contact-details-changed/page.tsx',
    },
    {
      ...forMembers,
      id: 'security',
      paths: { fr: '/fr/espace-connecte/securite', en: '/en/connected-space/security' },
      label: { fr: 'Mot de passe et sessions', en: 'Password and sessions' },
      file: accountFile,
    },
    {
      ...forMembers,
      id: 'saved-payment',
      paths: { fr: '/fr/espace-connecte/mode-de-paiement', en: '/en/connected-space/payment-method' },
      label: { fr: 'Mode de paiement', en: 'Payment method' },
      file: accountFile,
    },
    {
      ...notIndexed,
      id: 'end-membership',
      paths: { fr: '/fr/mettre-fin-a-une-adhesion', en: '/en/end-a-membership' },
      label: { fr: 'Mettre fin à une adhésion', en: 'End a membership' },
      file: membershipEndingFile,
      listed: true,
    },
    {
      ...notIndexed,
      id: 'end-membership-link',
      paths: { fr: '/fr/mettre-fin-a-une-adhesion/:token', en: '/en/end-a-membership/:token' },
      label: { fr: 'Mettre fin à une adhésion', en: 'End a membership' },
      file: membershipEndingFile,
      parent: 'end-membership',
    },
    {
      ...notIndexed,
      // The list of all pages is the way to a search without a script in a browser that can't open the overlay itself.
      listed: true,
      id: 'search-results',
      paths: { fr: '/fr/resultats-de-recherche', en: '/en/search-results' },
      label: { fr: 'Recherche', en: 'Search' },
      file: 'pages/search-results/page.tsx',
    },
    {
      ...notIndexed,
      id: 'sign-in',
      paths: { fr: '/fr/connexion', en: '/en/sign-in' },
      label: { fr: 'Se connecter', en: 'Sign in' },
      file: accountFile,
    },
    {
      ...notIndexed,
      id: 'forgotten-password',
      paths: { fr: '/fr/mot-de-passe-oublie', en: '/en/forgotten-password' },
      label: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
      file: accountFile,
      parent: 'sign-in',
    },
    {
      ...notIndexed,
      id: 'new-password',
      paths: { fr: '/fr/nouveau-mot-de-passe', en: '/en/new-password' },
      label: { fr: 'Nouveau mot de passe', en: 'New password' },
      file: accountFile,
      parent: 'sign-in',
    },
    {
      ...notIndexed,
      id: 'maintenance',
      paths: { fr: '/fr/entretien', en: '/en/maintenance' },
      label: { fr: 'Maintenance', en: 'Maintenance' },
      file: 'pages/maintenance/page.tsx',
    },
    {
      ...standard,
      id: 'cookies',
      paths: { fr: '/fr/temoins', en: '/en/cookies' },
      label: { fr: 'Gérer les témoins', en: 'Manage cookies' },
      file: 'pages/cookies/page.tsx',
      parent: 'privacy-policy',
      indexed: false,
    },
    ...stepPages(defaultCheckoutPaths).map(({ flow, step, paths }) => ({
      ...notIndexed,
      id: `${flow}-${step}`,
      paths,
      label: { fr: flowTitle(flow, 'fr'), en: flowTitle(flow, 'en') },
      file: checkoutFile,
    })),
    // They lead to the first step.
    ...flowNames.flatMap((flow) => {
      const paths = defaultCheckoutPaths.starts?.[flow];
      const label = { fr: flowTitle(flow, 'fr'), en: flowTitle(flow, 'en') };
      return paths ? [{ ...notIndexed, id: flow, paths, label, file: checkoutFile }] : [];
    }),
    {
      ...notIndexed,
      id: 'gift',
      paths: { fr: '/fr/cadeau/:token', en: '/en/gift/:token' },
      label: { fr: 'Accepter une adhésion', en: 'Accept a membership' },
      file: checkoutFile,
    },
    {
      ...notIndexed,
      id: 'resume',
      paths: { fr: '/fr/reprendre/:token', en: '/en/resume/:token' },
      label: { fr: 'Reprendre une demande', en: 'Resume a request' },
      file: checkoutFile,
    },
    {
      ...notIndexed,
      id: 'resume-form',
      paths: { fr: '/fr/formulaires/reprendre/:token', en: '/en/forms/resume/:token' },
      label: { fr: 'Reprendre un formulaire', en: 'Continue a form' },
      file: formFile,
    },
    // The page generator inserts a new page here.
    privacyPolicy(club),
  ];
}

function privacyPolicy(club: ClubConfig): SitePage {
  return {
    ...standard,
    id: 'privacy-policy',
    paths: privacyPolicyPaths(club),
    label: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
    file: contentFile,
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

/** Takes the sign-in forms with a script; not a page. */
export const sessionPaths: Localized<string> = { fr: '/fr/session', en: '/en/session' };

/** All addresses of a page: `/en-ca` shows the same page as `/en`. */
export function addressesOf({ fr, en }: Localized<string>): string[] {
  return [...new Set([fr, en, en.replace(/^\/en(?=\/|$)/, '/en-ca')])];
}

/** Queries on the pages of a site, with the parameters in their addresses. */
export class SiteMap extends PageTable<SitePage> {
  /** The page at a path, regardless of case, as in the routes. */
  override at(pathname: string): SitePage | undefined {
    return super.at(pathname) ?? this.#match(pathname)?.page;
  }

  /** The same page in a language; the path itself if the site has no such page. */
  translate(pathname: string, locale: Locale): string {
    const page = super.at(pathname);
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

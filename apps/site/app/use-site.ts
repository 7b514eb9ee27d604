import { defaultClub } from '@jalon/club';
import { useRouteLoaderData } from 'react-router';
import type { SiteData } from './site-data.server.ts';

/** The data of the root loader: the club, the menus and the addresses that every page may link to. */
export function useSite(): SiteData {
  return useRouteLoaderData<() => SiteData>('root') ?? withoutRootData;
}

const home = { fr: '/fr', en: '/en' };

/** For the error page when the root loader itself failed. */
export const withoutRootData: SiteData = {
  club: defaultClub,
  origin: '',
  frame: {
    fr: { menus: [{ href: home.fr, label: 'Accueil' }], popular: [] },
    en: { menus: [{ href: home.en, label: 'Home' }], popular: [] },
  },
  paths: {
    home,
    'sign-in': home,
    'forgotten-password': home,
    'connected-space': home,
    'contact-details': home,
    security: home,
    'privacy-policy': home,
    'search-results': home,
    renewal: home,
    session: home,
    cookies: home,
    'site-map': home,
  },
};

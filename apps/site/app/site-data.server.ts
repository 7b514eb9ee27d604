import type { ClubConfig } from '@jalon/forms/schemas';
import type { Localized } from '@jalon/i18n';
import { originOf } from './document/origin.server.ts';
import type { SiteContext } from './site-context.server.ts';
import type { Menu } from './site-map.ts';

/** A page, as a link needs it. */
export interface PageLink {
  readonly id: string;
  readonly paths: Localized<string>;
}

/** The pages that any other page may link to. */
const linkedPages = [
  'home',
  'sign-in',
  'forgotten-password',
  'connected-space',
  'contact-details',
  'security',
  'privacy-policy',
] as const;
export type LinkedPage = (typeof linkedPages)[number];

/** The data of the root loader, for every page; see `useSite`. */
export interface SiteData {
  readonly club: ClubConfig;
  /** The site's own, for absolute links. */
  readonly origin: string;
  readonly menus: Readonly<Record<Menu, readonly PageLink[]>>;
  readonly paths: Readonly<Record<LinkedPage, Localized<string>>>;
}

export function loadSiteData({ settings, siteMap }: SiteContext, request: Request): SiteData {
  const menu = (name: Menu) => siteMap.inMenu(name).map(({ id, paths }) => ({ id, paths }));
  return {
    club: settings.club,
    origin: originOf(settings, request),
    menus: { header: menu('header'), footer: menu('footer') },
    paths: Object.fromEntries(linkedPages.map((id) => [id, siteMap.page(id).paths])) as SiteData['paths'],
  };
}

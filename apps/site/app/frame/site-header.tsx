import { useT } from '@jalon/i18n/react';
import { Header, type HeaderProps } from '@jalon/ui/header';
import type { FrameData } from '../site-data.server.ts';
import { siteHeaderMessages } from './site-header.messages.ts';

export interface SiteHeaderProps extends Pick<HeaderProps, 'brand' | 'phone' | 'actions' | 'languageSwitch'> {
  menus: FrameData['menus'];
  /** The path of the page, whose links are marked. */
  pathname: string;
}

/** The header of every page. An island: its props are JSON. */
export function SiteHeader({ brand, menus, pathname, ...props }: SiteHeaderProps) {
  const t = useT(siteHeaderMessages);
  const isHere = ({ href }: { href?: string }) => href === pathname;
  return (
    <Header
      {...props}
      data-model="header"
      brand={brand}
      menus={menus.map((menu) => ({
        ...menu,
        overview: t('overview', { label: menu.label }),
        current: isHere(menu) || (menu.href !== brand.href && pathname.startsWith(`${menu.href}/`)),
        groups: menu.groups?.map((group) => ({
          ...group,
          links: group.links.map((link) => ({ ...link, current: isHere(link) })),
        })),
      }))}
      routeKey={pathname}
    />
  );
}

'use client';

import { useT } from '@jalon/i18n/react';
import { type ComponentPropsWithRef, type ReactNode, useId, useImperativeHandle, useRef } from 'react';
import { Button } from '../../actions/button/index.ts';
import { Link } from '../../actions/link/index.ts';
import { PhoneLink } from '../../actions/phone-link/index.ts';
import { ChevronDownIcon } from '../../foundations/icons/generated/modules/chevron-down.tsx';
import { CloseIcon } from '../../foundations/icons/generated/modules/close.tsx';
import { MenuIcon } from '../../foundations/icons/generated/modules/menu.tsx';
import { SearchIcon } from '../../foundations/icons/generated/modules/search.tsx';
import { BrandLink, type BrandLinkProps } from '../../internal/brand-link/index.ts';
import { useHydrated } from '../../internal/hooks/use-hydrated.ts';
import { megaMenuDelays } from '../../internal/limits.ts';
import { opensDialog } from '../../overlays/dialog/index.ts';
import { SearchOverlay, type SearchOverlayProps } from '../../overlays/search-overlay/index.ts';
import { LanguageSwitch, type LanguageSwitchProps } from '../language-switch/index.ts';
import { headerMessages } from './header.messages.ts';
import {
  Actions,
  Bar,
  Drawer,
  DrawerHead,
  Item,
  Panel,
  Quiet,
  Root,
  Tools,
  Utility,
} from './header.styles.ts';
import { useMenus } from './use-menus.ts';

export interface HeaderLink {
  href: string;
  label: string;
  /** The page that is being read. */
  current?: boolean;
}

export interface HeaderGroup {
  title?: string;
  links: readonly HeaderLink[];
}

export interface HeaderMenu {
  label: string;
  /** Without groups, where it leads; with groups, the page of the whole, first in its panel. */
  href?: string;
  /** What the link to the whole says in the panel: “All of insurance”. */
  overview?: string;
  /** The columns of its panel. */
  groups?: readonly HeaderGroup[];
  /** Beside the columns in a wide window. */
  promo?: ReactNode;
  /** The part of the site that is being read: it carries the bands. */
  current?: boolean;
}

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  brand: BrandLinkProps;
  menus?: readonly HeaderMenu[];
  languageSwitch?: Pick<LanguageSwitchProps, 'href' | 'locale'>;
  /** As it is written. */
  phone?: string;
  /** Calls to action: the first is the main one. From 768 px in the bar, under that in the menu. */
  actions?: readonly HeaderLink[];
  /** The member’s own: a button that opens the login panel. */
  account?: ReactNode;
  search?: Omit<SearchOverlayProps, 'id'>;
  /** The path of the page: when it changes, menus and search close. */
  routeKey?: string;
  /** Milliseconds for which the pointer stays on a menu before it opens. Default 50 (site spec §9). */
  openDelay?: number;
  /** Milliseconds after which a menu closes when the pointer leaves it. Default 400 (site spec §9). */
  closeDelay?: number;
}

/**
 * The header of a site: a `<header>` with the club’s mark, its menus in a `<nav>`, search, account, calls to action,
 * phone and language.
 *
 * - From 1280 px the menus are a disclosure navigation (APG): buttons with `aria-expanded` and panels under the bar,
 *   which a pointer opens by staying and closes by leaving.
 * - Under 1280 px they are in a drawer, a native `popover`.
 * - Escape, a press or the focus outside, a link, another route and the passage of 1280 px close them.
 * - Every link is in the server’s HTML. Without JavaScript a panel opens on hover and focus, and the drawer shows
 *   all of it.
 *
 * State in CSS: `data-state` of a panel, `:popover-open` of the drawer.
 *
 * | key | does |
 * |---|---|
 * | Tab, Shift + Tab | goes through the buttons and the links of the open panel |
 * | Enter, Space on a button | opens or closes its panel |
 * | Escape | closes; the focus returns to the button |
 */
export function Header({
  brand,
  menus = [],
  languageSwitch,
  phone,
  actions = [],
  account,
  search,
  routeKey,
  openDelay = megaMenuDelays.open,
  closeDelay = megaMenuDelays.close,
  ref,
  ...props
}: HeaderProps) {
  const t = useT(headerMessages);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);
  const { open, toggle, closeAll, itemProps, onBlur } = useMenus(root, drawer, {
    openDelay,
    closeDelay,
    routeKey,
  });
  const hydrated = useHydrated();
  const drawerId = `${id}-menu`;
  const searchId = `${id}-search`;
  const contacts = (
    <>
      {phone && <PhoneLink number={phone} />}
      {languageSwitch && <LanguageSwitch {...languageSwitch} />}
    </>
  );
  const calls = actions.map(({ href, label }, index) => (
    <Button key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
      {label}
    </Button>
  ));

  return (
    <Root ref={root} data-surface="default" data-enhanced={hydrated} {...props}>
      <Utility data-surface="primary">
        <div>{contacts}</div>
      </Utility>
      <Bar>
        <BrandLink {...brand} />
        {/* Opened before the script arrived, it has no state that React has rendered. */}
        <Drawer ref={drawer} id={drawerId} popover="auto" data-holds-page onBlur={onBlur}>
          <DrawerHead>
            <Quiet type="button" popoverTarget={drawerId} popoverTargetAction="hide" aria-label={t('close')}>
              <CloseIcon />
            </Quiet>
          </DrawerHead>
          <nav aria-label={t('navigation')}>
            <ul>
              {menus.map((menu, index) => {
                const panelId = `${id}-panel-${index}`;
                const isOpen = open === index;
                if (!menu.groups) {
                  return (
                    <Item key={menu.label}>
                      <Link
                        href={menu.href ?? ''}
                        aria-current={menu.current ? 'page' : undefined}
                        onClick={closeAll}
                      >
                        {menu.label}
                      </Link>
                    </Item>
                  );
                }
                return (
                  <Item key={menu.label} {...itemProps(index)}>
                    <button
                      type="button"
                      aria-expanded={isOpen}
                      aria-controls={panelId}
                      data-current={menu.current}
                      onClick={() => toggle(index)}
                    >
                      {menu.label}
                      <ChevronDownIcon size="small" />
                    </button>
                    <Panel id={panelId} data-state={isOpen ? 'open' : 'closed'}>
                      <div>
                        {menu.href && (
                          <p>
                            <Link href={menu.href} onClick={closeAll}>
                              {menu.overview ?? menu.label}
                            </Link>
                          </p>
                        )}
                        {menu.groups.map(({ title, links }, column) => (
                          <div key={title ?? links[0]?.href}>
                            {title && <p id={`${panelId}-${column}`}>{title}</p>}
                            <ul aria-labelledby={title ? `${panelId}-${column}` : undefined}>
                              {links.map(({ href, label, current }) => (
                                <li key={href}>
                                  <Link
                                    href={href}
                                    aria-current={current ? 'page' : undefined}
                                    onClick={closeAll}
                                  >
                                    {label}
                                  </Link>
                                </li>
                              ))}
                            </ul>
                          </div>
                        ))}
                        {menu.promo && <div data-part="promo">{menu.promo}</div>}
                      </div>
                    </Panel>
                  </Item>
                );
              })}
            </ul>
          </nav>
          <Tools>
            {calls}
            {contacts}
          </Tools>
        </Drawer>
        <Actions>
          {search && (
            <Quiet {...opensDialog(searchId)} aria-label={t('search')}>
              <SearchIcon />
            </Quiet>
          )}
          {account}
          {calls.length > 0 && <div data-part="calls">{calls}</div>}
          {menus.length > 0 && (
            <Quiet type="button" popoverTarget={drawerId} data-part="opener">
              <MenuIcon />
              <span>{t('menu')}</span>
            </Quiet>
          )}
        </Actions>
      </Bar>
      {search && <SearchOverlay key={routeKey} id={searchId} {...search} />}
    </Root>
  );
}

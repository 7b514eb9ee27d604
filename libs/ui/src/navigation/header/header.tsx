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
import { useHydrated } from '../../internal/hooks/use-hydrated.ts';
import { megaMenuDelays } from '../../internal/limits.ts';
import { opensDialog } from '../../overlays/dialog/index.ts';
import { SearchOverlay, type SearchOverlayProps } from '../../overlays/search-overlay/index.ts';
import { BrandLink, type BrandLinkProps } from '../brand-link/brand-link.tsx';
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
  /** Marks the current page. */
  current?: boolean;
}

export interface HeaderGroup {
  title?: string;
  links: readonly HeaderLink[];
}

export interface HeaderMenu {
  label: string;
  /** Without groups, the address of the menu; with groups, the address of its overview page, first in its panel. */
  href?: string;
  /** The label of the overview link in the panel: “All of insurance”. */
  overview?: string;
  /** The columns of the panel. */
  groups?: readonly HeaderGroup[];
  /** Shown next to the columns in a wide window. */
  promo?: ReactNode;
  /** Marks the current section of the site with bands. */
  current?: boolean;
}

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  brand: BrandLinkProps;
  menus?: readonly HeaderMenu[];
  languageSwitch?: Pick<LanguageSwitchProps, 'href' | 'locale'>;
  /** As displayed: `1 800 555-0134`. */
  phone?: string;
  /** Calls to action, the main one first. Below 768 px they are in the menu. */
  actions?: readonly HeaderLink[];
  /** The member’s button, which opens the login panel. */
  account?: ReactNode;
  search?: Omit<SearchOverlayProps, 'id'>;
  /** The path of the page. A change closes menus and search. */
  routeKey?: string;
  /** Milliseconds of hover before a menu opens. @default 50 */
  openDelay?: number;
  /** Milliseconds before a menu closes after the pointer leaves it. @default 400 */
  closeDelay?: number;
}

/**
 * The header of a site: a `<header>` with the club’s mark, its menus in a `<nav>`, search, account, calls to action,
 * phone and language.
 *
 * - From 1280 px the menus are a disclosure navigation (APG): buttons with `aria-expanded` and panels under the bar,
 *   which also open and close on hover.
 * - Under 1280 px they are in a drawer, a native `popover`.
 * - They close on Escape, a press or focus outside, a followed link, a route change, and when the window crosses 1280
 *   px.
 * - Without menus there is no drawer: phone and language are in the bar of a narrow window.
 * - Every link is in the server’s HTML. Without JavaScript a panel opens on hover and focus, and the drawer shows all
 *   of it.
 *
 * State in CSS: `data-state` of a panel and its number of columns, `data-columns` (a panel of one column is only as wide
 * as its links), `:popover-open` of the drawer.
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
        {/* If it was opened before hydration, it has an attribute that React didn’t render. */}
        {menus.length > 0 && (
          <Drawer ref={drawer} id={drawerId} popover="auto" data-holds-page onBlur={onBlur}>
            <DrawerHead>
              <Quiet
                type="button"
                popoverTarget={drawerId}
                popoverTargetAction="hide"
                aria-label={t('close')}
              >
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
                      <Panel
                        id={panelId}
                        data-state={isOpen ? 'open' : 'closed'}
                        data-columns={menu.groups.length + (menu.promo ? 1 : 0)}
                      >
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
        )}
        <Actions>
          {search && (
            <Quiet {...opensDialog(searchId)} aria-label={t('search')}>
              <SearchIcon />
            </Quiet>
          )}
          {menus.length === 0 && <div data-part="contacts">{contacts}</div>}
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

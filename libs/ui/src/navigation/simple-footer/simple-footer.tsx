'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type NavLink, NavLinkList } from '../nav-link-list/index.ts';
import { simpleFooterMessages } from './simple-footer.messages.ts';
import { Columns, Legal, Root } from './simple-footer.styles.ts';

export interface FooterSection {
  title: ReactNode;
  links: readonly NavLink[];
}

export interface SimpleFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Titled lists of links, side by side when they fit. */
  sections: readonly FooterSection[];
  /** Social networks: each with an icon and a label. */
  social?: readonly NavLink[];
  /** The copyright notice. */
  legal?: ReactNode;
  /** The site’s `ConsentControl`. */
  consent?: ReactNode;
}

/**
 * A footer with few links: a `<footer data-surface="primary">` of titled links and social networks. Its lists are headed at
 * level 3, under a hidden heading.
 */
export function SimpleFooter({ sections, social = [], legal, consent, ...props }: SimpleFooterProps) {
  const t = useT(simpleFooterMessages);
  return (
    <Root data-surface="primary" {...props}>
      <h2 className="jalon-visually-hidden">{t('navigation')}</h2>
      <div>
        <Columns aria-label={t('navigation')}>
          {sections.map((section, index) => (
            <NavLinkList key={section.links[0]?.href ?? index} headingLevel={3} {...section} />
          ))}
          {social.length > 0 && <NavLinkList title={t('social')} headingLevel={3} links={social} />}
        </Columns>
        {(legal || consent) && (
          <Legal>
            {legal && <span>{legal}</span>}
            {consent}
          </Legal>
        )}
      </div>
    </Root>
  );
}

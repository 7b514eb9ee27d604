import { useLocale, useT } from '@jalon/i18n/react';
import { type NavLink, NavLinkList } from '@jalon/ui/nav-link-list';
import { SearchOverlay } from '@jalon/ui/search-overlay';
import { useMemo } from 'react';
import { popularPagesMessages } from '../search/popular-pages.messages.ts';
import { suggestIn } from '../search/suggest.ts';

export interface SiteSearchProps {
  id: string;
  /** The path of the results page, to which the form is sent without JavaScript too. */
  action: string;
  /** Shown before anything is typed. */
  popular: readonly NavLink[];
}

/** The search of the header: suggestions while one types, and the pages that are asked for most before. */
export function SiteSearch({ id, action, popular }: SiteSearchProps) {
  const t = useT(popularPagesMessages);
  const locale = useLocale();
  const suggest = useMemo(() => suggestIn(locale), [locale]);
  return (
    <SearchOverlay id={id} action={action} suggest={suggest}>
      {popular.length > 0 && <NavLinkList title={t('title')} headingLevel={3} links={popular} />}
    </SearchOverlay>
  );
}

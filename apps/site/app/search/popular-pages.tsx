import { useLocale, useT } from '@jalon/i18n/react';
import { NavLinkList } from '@jalon/ui/nav-link-list';
import { useSite } from '../use-site.ts';
import { popularPagesMessages } from './popular-pages.messages.ts';

/** Links for visitors who have not searched yet, or found nothing. */
export function PopularPages() {
  const t = useT(popularPagesMessages);
  const { popular } = useSite().frame[useLocale()];
  return popular.length > 0 ? <NavLinkList title={t('title')} headingLevel={3} links={popular} /> : null;
}

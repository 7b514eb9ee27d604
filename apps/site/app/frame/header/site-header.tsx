import { autocomplete, call, isCallError } from '@jalon/api-client';
import { contentHeaderMessages } from '@jalon/content';
import type { Locale } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { MemberProvider, type MemberSummary, membershipState, useMember } from '@jalon/membership/member';
import { MemberAccess } from '@jalon/membership/member-access';
import { Header, type HeaderProps } from '@jalon/ui/header';
import { NavLinkList } from '@jalon/ui/nav-link-list';
import type { Suggest } from '@jalon/ui/search-overlay';
import { useMemo } from 'react';
import { popularPagesMessages } from '../../search/popular-pages.messages.ts';
import type { FrameData, LinkedPage } from '../../site-data.server.ts';
import { Mark } from './mark.tsx';
import { siteHeaderMessages } from './site-header.messages.ts';

export interface SiteHeaderProps extends Pick<HeaderProps, 'brand' | 'phone' | 'actions' | 'languageSwitch'> {
  menus: FrameData['menus'];
  /** The pages suggested before a search. */
  popular: FrameData['popular'];
  /** The path of the page; links to it are marked as current. */
  pathname: string;
  /** The pages that the header links to, in the language of the page. */
  paths: Readonly<Record<LinkedPage, string>>;
  /** The member of the request; undefined for a visitor. */
  member: MemberSummary | undefined;
  memberNumberPrefix: string | undefined;
  /** The page to open after signing in: `r` in the address. */
  returnPath: string | undefined;
  /** Only what helps to finish a checkout: the club, its phone and the language. */
  isReduced?: boolean | undefined;
}

/** The header of every page. An island: its props are JSON. */
export function SiteHeader({ member, ...props }: SiteHeaderProps) {
  return (
    <MemberProvider member={member}>
      <HeaderOf {...props} />
    </MemberProvider>
  );
}

function HeaderOf({
  brand,
  menus,
  popular,
  pathname,
  paths,
  actions,
  returnPath,
  memberNumberPrefix,
  isReduced,
  ...props
}: Omit<SiteHeaderProps, 'member'>) {
  const t = useT(siteHeaderMessages);
  const menuTexts = useT(contentHeaderMessages);
  const { status, member } = useMember();
  const search = useSearch(paths['search-results'], popular, useLocale());
  const isDue = member && membershipState(member) === 'toRenew';
  const renewal = isDue ? [{ href: paths.renewal, label: t('renew') }] : undefined;
  const isHere = ({ href }: { href?: string }) => href === pathname;
  const marked = { ...brand, mark: <Mark /> };
  if (isReduced) return <Header {...props} data-model="header" brand={marked} routeKey={pathname} />;
  return (
    <Header
      {...props}
      data-model="header"
      brand={marked}
      menus={menus.map((menu) => ({
        ...menu,
        overview: menuTexts('overview', { label: menu.label }),
        current: isHere(menu) || (menu.href !== brand.href && pathname.startsWith(`${menu.href}/`)),
        groups: menu.groups?.map((group) => ({
          ...group,
          links: group.links.map((link) => ({ ...link, current: isHere(link) })),
        })),
      }))}
      // Members need no invitation to join, but some need one to renew.
      actions={status === 'visitor' ? actions : renewal}
      search={search}
      account={
        // The sign-in page keeps `r` in its address: a reload and the link to the other language need it.
        pathname !== paths['sign-in'] && (
          <MemberAccess
            areaPath={paths['connected-space']}
            signInPath={paths['sign-in']}
            sessionPath={paths.session}
            forgottenPath={paths['forgotten-password']}
            returnPath={returnPath}
            memberNumberPrefix={memberNumberPrefix}
            links={(['connected-space', 'contact-details', 'security'] as const).map((id) => ({
              href: paths[id],
              label: t(id),
            }))}
          />
        )
      }
      routeKey={pathname}
    />
  );
}

/** The search overlay: suggestions during typing, and the most visited pages before. */
function useSearch(action: string, popular: FrameData['popular'], locale: Locale): HeaderProps['search'] {
  const t = useT(popularPagesMessages);
  const suggest = useMemo(() => suggestIn(locale), [locale]);
  return {
    action,
    suggest,
    children: popular.length > 0 && <NavLinkList title={t('title')} headingLevel={3} links={popular} />,
  };
}

/**
 * The API's suggestions in a language, with its default settings.
 * Rejects when the API has no answer.
 */
function suggestIn(language: Locale): Suggest {
  return async (query, signal) => {
    const answer = await call(
      autocomplete,
      { query: { index: language }, body: { requestState: { searchTerm: query } } },
      { signal },
    );
    if (isCallError(answer)) throw new Error(answer.code);
    return answer.autocompletedResults.flatMap(({ url, title }) =>
      url ? [{ href: url.raw, title: title?.raw || url.raw, snippet: title?.snippet }] : [],
    );
  };
}

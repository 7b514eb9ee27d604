import type { Locale } from '@jalon/i18n';
import { readMemberSummary } from '@jalon/membership/member';
import { ServerStyleSheet } from 'styled-components';
import { SiteHeader, type SiteHeaderProps } from '../frame/header/site-header.tsx';
import { IslandRoot } from './island-root.tsx';
import { islandHtml, islandJson } from './render-island.ts';
import type { MemberPage, RenderedIsland } from './scriptless-page.ts';

/** The parts of a page that was rendered for a member; undefined if anything outside the header may depend on the member. */
export function memberPage(
  html: string,
  islands: readonly RenderedIsland[],
  headers: Headers,
  locale: Locale,
): MemberPage | undefined {
  const header = islands.find(({ name }) => name === 'header');
  if (!header || headers.has('set-cookie') || islands.some(({ name }) => name === 'memberships'))
    return undefined;
  const props = header.props as SiteHeaderProps;
  const [before, rest, ...more] = html.split(header.html);
  const [between, after, ...evenMore] = rest?.split(header.json) ?? [];
  if (before === undefined || between === undefined || after === undefined) return undefined;
  if (more.length + evenMore.length > 0 || !props.member) return undefined;
  const parts = [before, between, after] as const;
  if (parts.some((part) => part.includes(props.member?.memberNumber ?? ''))) return undefined;
  const { styles } = renderHeader(props, header.id, locale);
  return { headers: Object.fromEntries(headers), parts, props, id: header.id, locale, styles };
}

/** The page for the member in these cookies; undefined if it must be rendered completely. */
export function pageForMember(page: MemberPage, cookies: string | undefined): string | undefined {
  const member = readMemberSummary(cookies);
  if (!member) return undefined;
  const props = { ...(page.props as SiteHeaderProps), member };
  const { html, styles } = renderHeader(props, page.id, page.locale);
  // A header with an additional part, such as the link to a renewal.
  if (styles !== page.styles) return undefined;
  const [before, between, after] = page.parts;
  return before + html + between + islandJson(props) + after;
}

function renderHeader(props: SiteHeaderProps, id: string, locale: Locale) {
  const sheet = new ServerStyleSheet();
  try {
    const html = islandHtml(
      <IslandRoot locale={locale}>
        <SiteHeader {...props} />
      </IslandRoot>,
      id,
      sheet,
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

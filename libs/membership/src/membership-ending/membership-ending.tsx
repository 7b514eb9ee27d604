'use client';

import type { MembershipEndingView } from './ending-view.ts';
import { AskPage, EndedPage, LinkSentPage, NothingPage, ReadyPage } from './pages/ending-pages.tsx';

export interface MembershipEndingProps {
  view: MembershipEndingView;
}

/**
 * Any page of the end of a membership, without the host's header and footer. In the view's language. Complete without a script: a host
 * need not hydrate it.
 */
export function MembershipEnding({ view }: MembershipEndingProps) {
  switch (view.kind) {
    case 'ask':
      return <AskPage view={view} />;
    case 'linkSent':
      return <LinkSentPage view={view} />;
    case 'ready':
      return <ReadyPage view={view} />;
    case 'ended':
      return <EndedPage view={view} />;
    case 'nothing':
      return <NothingPage view={view} />;
  }
}

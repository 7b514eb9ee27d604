import type { FeatureOf } from '@jalon/content/server';
import { Comparator, hasSelection, readSelection } from '@jalon/membership/comparator';
import { HelpMeChoose, readHelpAnswers, readUnanswered } from '@jalon/membership/help-me-choose';
import { MemberProvider, type MemberProviderProps, useMember } from '@jalon/membership/member';
import { Spotlight } from '@jalon/membership/spotlight';
import type { ReactNode } from 'react';
import type { ComparatorOffer, HelpOffer, MembershipOffer } from './membership-features.server.ts';

type Feature<M extends 'help-me-choose' | 'membership-comparator' | 'membership-spotlight'> = FeatureOf<M> & {
  readonly anchor?: string | undefined;
};

/** A feature that shows memberships, with what it offers. */
export type MembershipView =
  | { readonly feature: Feature<'help-me-choose'>; readonly offer: HelpOffer }
  | { readonly feature: Feature<'membership-comparator'>; readonly offer: ComparatorOffer }
  | { readonly feature: Feature<'membership-spotlight'>; readonly offer: MembershipOffer };

export interface PricedMembershipsProps {
  view: MembershipView;
  /** The address of the page. */
  pathname: string;
  search: string;
  /** The member of the request. */
  member: MemberProviderProps['member'];
}

/** The spotlight, the comparator with the selection in the address, or the help with its answers. */
export function PricedMemberships({ member, ...props }: PricedMembershipsProps) {
  return (
    <MemberProvider member={member}>
      <Offer {...props} />
    </MemberProvider>
  );
}

function Offer({ view, pathname, search }: Omit<PricedMembershipsProps, 'member'>): ReactNode {
  const { member } = useMember();
  const { memberships, texts, modifyHref } = view.offer;
  const shared = { memberships, texts, member, modifyHref };
  const headingLevel = view.feature.title ? 3 : 2;
  if (isHelp(view)) {
    const { help, helpRule, sections } = view.offer;
    return (
      <HelpMeChoose
        {...shared}
        questions={help}
        rule={helpRule}
        answers={readHelpAnswers(search, help)}
        unanswered={readUnanswered(search, help)}
        sections={sections}
        action={pathname}
        comparatorPath={view.feature.comparator}
        headingLevel={headingLevel}
      />
    );
  }
  if (!isComparator(view)) return <Spotlight {...shared} headingLevel={headingLevel} />;
  const { tiles, anchor } = view.feature;
  return (
    <Comparator
      {...shared}
      sections={view.offer.sections}
      tiles={tiles}
      headingLevel={headingLevel}
      unfolded={hasSelection(search)}
      selection={readSelection(search, memberships)}
      // The response scrolls to the comparator.
      action={anchor ? `${pathname}#${anchor}` : pathname}
    />
  );
}

type Of<M> = Extract<MembershipView, { readonly feature: { readonly modelId: M } }>;
const isHelp = (view: MembershipView): view is Of<'help-me-choose'> =>
  view.feature.modelId === 'help-me-choose';
const isComparator = (view: MembershipView): view is Of<'membership-comparator'> =>
  view.feature.modelId === 'membership-comparator';

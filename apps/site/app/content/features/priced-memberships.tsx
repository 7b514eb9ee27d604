import { Comparator, readSelection } from '@jalon/membership/comparator';
import { HelpMeChoose, readHelpAnswers } from '@jalon/membership/help-me-choose';
import { MemberProvider, type MemberProviderProps, useMember } from '@jalon/membership/member';
import { Spotlight } from '@jalon/membership/spotlight';
import type { ReactNode } from 'react';
import type { MembershipView } from '../page/view.ts';

export interface PricedMembershipsProps {
  feature: MembershipView;
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

function Offer({ feature, pathname, search }: Omit<PricedMembershipsProps, 'member'>): ReactNode {
  const { member } = useMember();
  if (!feature.offer) return null;
  const { memberships, texts, modifyHref } = feature.offer;
  const shared = { memberships, texts, member, modifyHref };
  const headingLevel = feature.title ? 3 : 2;
  switch (feature.modelId) {
    case 'help-me-choose': {
      const { help, helpRule, sections } = feature.offer;
      return (
        <HelpMeChoose
          {...shared}
          questions={help}
          rule={helpRule}
          answers={readHelpAnswers(search, help)}
          sections={sections}
          action={pathname}
          comparatorPath={feature.comparator}
          headingLevel={headingLevel}
        />
      );
    }
    case 'membership-comparator':
      return (
        <Comparator
          {...shared}
          sections={feature.offer.sections}
          tiles={feature.tiles}
          headingLevel={headingLevel}
          selection={readSelection(search, memberships)}
          // The response scrolls to the comparator.
          action={feature.anchor ? `${pathname}#${feature.anchor}` : pathname}
        />
      );
    case 'membership-spotlight':
      return <Spotlight {...shared} headingLevel={headingLevel} />;
  }
}

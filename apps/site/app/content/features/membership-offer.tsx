import { Comparator, readSelection } from '@jalon/membership/comparator';
import { useMember } from '@jalon/membership/member';
import { Spotlight } from '@jalon/membership/spotlight';
import { useLocation } from 'react-router';
import type { ViewOf } from '../view.ts';

export interface MembershipOfferProps {
  offer: NonNullable<(ViewOf<'membership-comparator'> | ViewOf<'membership-spotlight'>)['offer']>;
  /** Whether a title is above it. */
  titled: boolean;
  /** The id of the section around it. */
  anchor: string | undefined;
}

/** The comparator, with the selection of the address, or the spotlight. */
export function MembershipOffer({ offer, titled, anchor }: MembershipOfferProps) {
  const { memberships, texts, modifyHref } = offer;
  const { member } = useMember();
  const { pathname, search } = useLocation();
  const shared = { memberships, texts, member, modifyHref };
  if (!('sections' in offer)) return <Spotlight {...shared} headingLevel={titled ? 3 : 2} />;
  return (
    <Comparator
      {...shared}
      sections={offer.sections}
      selection={readSelection(search, memberships)}
      // The page that answers scrolls to the comparator.
      action={anchor ? `${pathname}#${anchor}` : pathname}
    />
  );
}

import type { ComponentPropsWithRef } from 'react';
import type { Membership } from '../types/with-prices.ts';
import { List } from './membership-tile.styles.ts';
import { MembershipTile, type MembershipTileProps } from './membership-tile.tsx';

export interface MembershipTileListProps
  extends Pick<MembershipTileProps, 'texts' | 'member' | 'modifyHref' | 'headingLevel'>,
    Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  memberships: readonly Membership[];
}

/** The tiles of several types, side by side if there is room. A `<ul>`. */
export function MembershipTileList({
  memberships,
  texts,
  member,
  modifyHref,
  headingLevel,
  ...props
}: MembershipTileListProps) {
  const tile = { texts, member, modifyHref, headingLevel };
  return (
    <List role="list" {...props}>
      {memberships.map((membership) => (
        <li key={membership.id}>
          <MembershipTile membership={membership} {...tile} />
        </li>
      ))}
    </List>
  );
}

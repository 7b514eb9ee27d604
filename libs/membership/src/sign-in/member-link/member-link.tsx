'use client';

import { useT } from '@jalon/i18n/react';
import { UserIcon } from '@jalon/ui/icons/user';
import type { LinkProps } from '@jalon/ui/link';
import type { MemberInfo } from '../../member-info/member-info.schema.ts';
import { nameByInitial } from '../../member-info/member-name.ts';
import { memberLinkMessages } from './member-link.messages.ts';
import { Root } from './member-link.styles.ts';

export interface MemberLinkProps extends Omit<LinkProps, 'children'> {
  /** The sign-in page for a visitor, the member area for a member: followed without JavaScript. */
  href: string;
  /** The signed-in member; undefined for a visitor. */
  member?: Pick<MemberInfo, 'name' | 'surname'> | undefined;
  /** The maintenance check is in progress. */
  busy?: boolean;
}

/**
 * The link in a header that opens the sign-in panel: “Sign in” for a visitor, the name with initials for a member.
 * The host opens the panel in `onClick` and prevents the navigation. Below 768 px only its icon shows.
 * State in CSS: `data-state`, `aria-busy`.
 */
export function MemberLink({ member, busy = false, ...props }: MemberLinkProps) {
  const t = useT(memberLinkMessages);
  const name = member && nameByInitial(member);
  return (
    <Root
      aria-busy={busy}
      aria-label={name && t('member', { name })}
      data-state={member ? 'member' : 'visitor'}
      {...props}
    >
      <UserIcon />
      <span>{name ?? t('connect')}</span>
    </Root>
  );
}

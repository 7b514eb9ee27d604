'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { VisuallyHidden } from '@jalon/ui/visually-hidden';
import type { MemberInfo } from '../member-info/member-info.schema.ts';
import type { MembershipTexts } from '../types/membership-content.schema.ts';
import type { Membership } from '../types/with-prices.ts';
import { chooseMessages } from './choose.messages.ts';

/** The signed-in member, and the page on which that member changes the current membership. */
export interface PresentMembership {
  /** Undefined for a visitor. */
  member?: Pick<MemberInfo, 'codeOptionAdhesion'> | undefined;
  /** The address for the button of the current type. */
  modifyHref?: string | undefined;
}

/** Whether a member has this type now. */
export function isPresent({ codeOptionAdhesion }: Membership, member: PresentMembership['member']): boolean {
  return member?.codeOptionAdhesion === codeOptionAdhesion;
}

interface ChooseButtonProps extends PresentMembership {
  membership: Membership;
  texts: Pick<MembershipTexts, 'choose_label'>;
  /** Shows only “choose” or “change”; the rest is for screen readers. */
  short?: boolean;
}

/** The link that buys a type: “choose” and its name. For the member’s current type it links to modifying it. */
export function ChooseButton({ membership, texts, member, modifyHref, short }: ChooseButtonProps) {
  const t = useT(chooseMessages);
  if (modifyHref && isPresent(membership, member)) {
    return (
      <Button href={modifyHref} variant="secondary" fullWidth>
        <Label text={t('modify')} rest={t('modifyWhat')} short={short} />
      </Button>
    );
  }
  const { href, openNewTab } = membership.primaryCta;
  return (
    <Button href={href} fullWidth {...(openNewTab && { target: '_blank', rel: 'noopener' })}>
      <Label text={texts.choose_label} rest={membership.name} short={short} />
    </Button>
  );
}

function Label({ text, rest, short }: { text: string; rest: string; short: boolean | undefined }) {
  return (
    <span>
      {text} {short ? <VisuallyHidden>{rest}</VisuallyHidden> : rest}
    </span>
  );
}

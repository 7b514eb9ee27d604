'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import type { ComponentPropsWithRef } from 'react';
import { AssociateMembers } from './associate-members.tsx';
import { RenewalReminder } from './automatic-renewal/renewal-reminder.tsx';
import { connectedSpaceMessages } from './connected-space.messages.ts';
import { Actions, Root, Top } from './connected-space.styles.ts';
import { MemberCard } from './member-card.tsx';
import { MemberContactDetails } from './member-contact-details.tsx';
import type { MemberSpace } from './member-space.ts';
import { MembershipFacts } from './membership-facts.tsx';

/** The paths of a member’s links. */
export interface ConnectedSpaceLinks {
  readonly renew: string;
  readonly modify: string;
  /** Also a `mailto:` address. */
  readonly recommend: string;
  readonly changeContact: string;
  readonly signIn: string;
  /** Ends the membership; only the main member gets the link. */
  readonly endMembership?: string | undefined;
}

export interface ConnectedSpaceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The result of `memberSpaceOf`; undefined for a visitor, who sees a link to sign in. */
  member: MemberSpace | undefined;
  links: ConnectedSpaceLinks;
  /** The names of the membership types, by code. */
  typeNames?: Readonly<Record<string, string>> | undefined;
}

/**
 * All that members see of their membership, without the page’s title: reminder to renew, card, links, facts,
 * associates and contact details. It has no state and works without JavaScript. The parts are exported too.
 */
export function ConnectedSpace({ member, links, typeNames = {}, ...props }: ConnectedSpaceProps) {
  const t = useT(connectedSpaceMessages);
  if (!member) {
    return (
      <Root {...props}>
        <p>{t('visitor')}</p>
        <Button href={links.signIn}>{t('signIn')}</Button>
      </Root>
    );
  }
  return (
    <Root {...props}>
      <RenewalReminder member={member} renewHref={links.renew} />
      <Top>
        <MemberCard member={member} typeName={typeNames[member.typeCode ?? '']} />
        <Actions aria-label={t('actions')}>
          {member.canRenew && (
            // What renews by itself asks for nothing.
            <Button href={links.renew} variant={member.automaticRenewal ? 'secondary' : 'primary'}>
              {t('renew')}
            </Button>
          )}
          {!member.isAdditional && (
            <Button href={links.modify} variant="secondary">
              {t('modify')}
            </Button>
          )}
          {member.canRecommend && (
            <Button href={links.recommend} variant="secondary">
              {t('recommend')}
            </Button>
          )}
          {!member.isAdditional && links.endMembership && (
            <Button href={links.endMembership} variant="secondary">
              {t('endMembership')}
            </Button>
          )}
        </Actions>
      </Top>
      <MembershipFacts member={member} />
      <AssociateMembers associates={member.associates} typeNames={typeNames} />
      <MemberContactDetails contact={member.contact} changeHref={links.changeContact} />
    </Root>
  );
}

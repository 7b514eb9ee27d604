'use client';

import { formatMemberNumber } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { formatDate } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { connectedSpaceMessages } from './connected-space.messages.ts';
import { Card } from './connected-space.styles.ts';
import type { MemberSpace } from './member-space.ts';

export interface MemberCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  member: Pick<MemberSpace, 'name' | 'surname' | 'memberNumber' | 'optionVr' | 'state' | 'expires'>;
  /** The name of the membership type. */
  typeName?: string | undefined;
}

/**
 * The membership card: club, type, name, number and the day until which it is valid. A `<div role="group">`; it prints
 * as a card of 86 mm.
 */
export function MemberCard({ member, typeName, ...props }: MemberCardProps) {
  const t = useT(connectedSpaceMessages);
  const locale = useLocale();
  const club = useClub();
  const { name, surname, memberNumber, optionVr, state, expires } = member;
  const date = expires && formatDate(new Date(expires), locale);
  return (
    <Card role="group" aria-label={t('card')} data-surface="primary" {...props}>
      <p data-part="club">{club.name[locale]}</p>
      {(typeName || optionVr) && (
        <p data-part="type">{[typeName, optionVr && t('optionVr')].filter(Boolean).join(' · ')}</p>
      )}
      <p data-part="name">
        {name} {surname}
      </p>
      <p data-part="number">{t('memberNumber', { number: formatMemberNumber(memberNumber, club) })}</p>
      {date && <p>{state === 'expired' ? t('expired') : t('validUntil', { date })}</p>}
    </Card>
  );
}

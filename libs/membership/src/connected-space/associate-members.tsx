'use client';

import { formatMemberNumber } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { connectedSpaceMessages } from './connected-space.messages.ts';
import { Associates } from './connected-space.styles.ts';
import type { AssociateMember } from './member-space.ts';

export interface AssociateMembersProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  associates: readonly AssociateMember[];
  /** The names of the membership types, by code. */
  typeNames?: Readonly<Record<string, string>> | undefined;
}

/** The other members of a membership: a `<section>` with a list. Renders nothing if there are none. */
export function AssociateMembers({ associates, typeNames = {}, ...props }: AssociateMembersProps) {
  const t = useT(connectedSpaceMessages);
  const club = useClub();
  if (associates.length === 0) return null;
  return (
    <Associates {...props}>
      <h2>{t('associates')}</h2>
      <p>{t('associatesIntro')}</p>
      <ul>
        {associates.map(({ memberNumber, name, surname, typeCode }, index) => (
          <li key={memberNumber ?? index} data-surface="secondary">
            <p data-part="name">{[name, surname].filter(Boolean).join(' ') || t('unnamed')}</p>
            {memberNumber && <p>{t('memberNumber', { number: formatMemberNumber(memberNumber, club) })}</p>}
            {typeCode && typeNames[typeCode] && <p>{typeNames[typeCode]}</p>}
          </li>
        ))}
      </ul>
    </Associates>
  );
}

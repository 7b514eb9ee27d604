'use client';

import { additionalMembersMaximum } from '@jalon/api-client/contract';
import { ListField } from '@jalon/forms/kit';
import { formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { checkoutMessages } from '../../checkout.messages.ts';
import type { OptionPrices } from '../step-props.ts';
import { membersMessages } from './members.messages.ts';
import { personMessages } from './person.messages.ts';
import { ContactFields, NameFields, OptionField } from './person-fields.tsx';

export interface MembersListProps {
  /** The list’s name in the schema. */
  name: 'additionalMembers' | 'addedMembers';
  /** How many members the membership already has. @default 0 */
  present?: number | undefined;
  prices?: OptionPrices | undefined;
  /** Who they are; the price follows. */
  intro: string;
}

/** The people who are added to a membership, each with a section and the price. */
export function MembersList({ name, present = 0, prices, intro }: MembersListProps) {
  const t = useT(membersMessages);
  const person = useT(personMessages);
  const shared = useT(checkoutMessages);
  const locale = useLocale();
  const price = prices?.additionalMember;
  const eachCosts = price === undefined ? [] : [t('additionalPrice', { price: formatPrice(price, locale) })];
  return (
    <ListField
      name={name}
      intro={(rows) => (
        <>
          <p>{[intro, ...eachCosts, shared('nothingCharged')].join(' ')}</p>
          {rows > 0 && <p>{shared('allRequired')}</p>}
        </>
      )}
      max={additionalMembersMaximum - present}
      hint={price !== undefined && person('eachYear', { price: formatPrice(price, locale) })}
      texts={{
        row: (number) => t('additionalNumber', { number }),
        add: t('addMemberButton'),
        remove: (number) => t('removeMember', { number }),
        added: (number) => t('memberAdded', { number }),
        removed: () => t('memberRemoved'),
        full: t('membersMaximum', { count: additionalMembersMaximum }),
      }}
    >
      {(prefix) => (
        <>
          <NameFields prefix={prefix} />
          <ContactFields prefix={prefix} />
          <OptionField prefix={prefix} price={prices?.vrOption} />
        </>
      )}
    </ListField>
  );
}

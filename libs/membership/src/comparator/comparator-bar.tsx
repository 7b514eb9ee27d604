'use client';

import { useT } from '@jalon/i18n/react';
import { ChooseButton, type PresentMembership } from '../internal/choose-button.tsx';
import { PriceSlot } from '../price-slot/index.ts';
import type { MembershipTexts } from '../types/membership-content.schema.ts';
import type { Membership } from '../types/with-prices.ts';
import { comparatorMessages } from './comparator.messages.ts';
import { Bar, Columns } from './comparator.styles.ts';

interface ComparatorBarProps extends PresentMembership {
  columns: readonly Membership[];
  shown: boolean;
  texts: MembershipTexts;
}

/** Names, prices and buttons of the columns, at the bottom of the window while the table is in view. */
export function ComparatorBar({ columns, shown, texts, ...present }: ComparatorBarProps) {
  const t = useT(comparatorMessages);
  return (
    <Bar aria-label={t('bar')} data-state={shown ? 'shown' : 'hidden'} data-columns={columns.length}>
      <Columns role="list">
        {columns.map((membership) => (
          <li key={membership.id}>
            <p>{membership.name}</p>
            <PriceSlot
              size="small"
              monthlyPrice={membership.monthlyPrice}
              yearlyPrice={membership.yearlyPrice}
              texts={texts}
            />
            <ChooseButton membership={membership} texts={texts} {...present} short />
          </li>
        ))}
      </Columns>
    </Bar>
  );
}

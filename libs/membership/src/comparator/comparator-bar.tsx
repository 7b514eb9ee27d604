'use client';

import { useT } from '@jalon/i18n/react';
import type { Ref } from 'react';
import { ChooseButton, type PresentMembership } from '../internal/choose-button.tsx';
import { PriceSlot } from '../price-slot/index.ts';
import type { MembershipTexts } from '../types/membership-content.schema.ts';
import type { Membership } from '../types/with-prices.ts';
import { comparatorMessages } from './comparator.messages.ts';
import { Bar, Columns } from './comparator.styles.ts';

interface ComparatorBarProps extends PresentMembership {
  ref: Ref<HTMLElement>;
  columns: readonly Membership[];
  shown: boolean;
  texts: MembershipTexts;
}

/** Names, prices and buttons of the columns, at the bottom of the window while the table is in view, then below it. */
export function ComparatorBar({ ref, columns, shown, texts, ...present }: ComparatorBarProps) {
  const t = useT(comparatorMessages);
  return (
    <Bar
      ref={ref}
      aria-label={t('bar')}
      data-state={shown ? 'shown' : 'hidden'}
      data-columns={columns.length}
    >
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

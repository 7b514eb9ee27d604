'use client';

import { spokenPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Price } from '@jalon/ui/price';
import { VisuallyHidden } from '@jalon/ui/visually-hidden';
import type { ComponentPropsWithRef } from 'react';
import type { MembershipTexts } from '../types/membership-content.schema.ts';
import type { Membership } from '../types/with-prices.ts';
import { priceSlotMessages } from './price-slot.messages.ts';
import { Amount, Or, Root } from './price-slot.styles.ts';

export interface PriceSlotProps
  extends Pick<Membership, 'monthlyPrice' | 'yearlyPrice' | 'associatePrice'>,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The shared texts: the terms, “or” and the conditions. */
  texts: Pick<
    MembershipTexts,
    'monthly_label' | 'yearly_label' | 'or' | 'associate_label' | 'conditions_text'
  >;
  /** `large` for the price of a tile (default); `small` for a table or a bar, without the associates and the conditions. */
  size?: 'large' | 'small';
}

/**
 * The price of a membership: by the month, “or” by the year, and the conditions; only by the year when the monthly price
 * is absent or 0. Both terms look the same: the total of an instalment plan must be at least as prominent
 * as the instalment (Consumer Protection Act, s. 224). Below them, what each associate member adds. Without a yearly price, no price is shown. Screen readers read “12
 * dollars and 50 cents a month”. A `<div data-size>`.
 */
export function PriceSlot({
  monthlyPrice,
  yearlyPrice,
  associatePrice,
  texts,
  size = 'large',
  ...props
}: PriceSlotProps) {
  const t = useT(priceSlotMessages);
  const locale = useLocale();
  if (yearlyPrice === undefined) {
    return (
      <Root data-size={size} {...props}>
        <p>{t('unavailable')}</p>
      </Root>
    );
  }
  const yearly = <Term cents={yearlyPrice} label={texts.yearly_label} />;
  return (
    <Root data-size={size} {...props}>
      {monthlyPrice ? (
        <>
          <Term cents={monthlyPrice} label={texts.monthly_label} />
          <Or>{texts.or}</Or>
          {yearly}
        </>
      ) : (
        yearly
      )}
      {size === 'large' && associatePrice !== undefined && texts.associate_label && (
        <p data-part="associate">
          <span aria-hidden="true">
            + <Price cents={associatePrice} /> {texts.associate_label}
          </span>
          <VisuallyHidden>{`+ ${spokenPrice(associatePrice, locale)} ${texts.associate_label}`}</VisuallyHidden>
        </p>
      )}
      {size === 'large' && !!monthlyPrice && <p data-part="conditions">{texts.conditions_text}</p>}
    </Root>
  );
}

function Term({ cents, label }: { cents: number; label: string }) {
  const locale = useLocale();
  return (
    <Amount>
      <span aria-hidden="true">
        <Price cents={cents} shortZero /> {label}
      </span>
      <VisuallyHidden>{`${spokenPrice(cents, locale)} ${label}`}</VisuallyHidden>
    </Amount>
  );
}

'use client';

import type { MembershipEnding } from '@jalon/api-client/contract';
import { formatDate, formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { cardBrandName } from '../../payments/card-brand.ts';
import { membershipEndingMessages } from '../membership-ending.messages.ts';
import { Amounts } from '../membership-ending.styles.ts';

export interface EndingAmountsProps {
  ending: MembershipEnding;
}

/** What is paid back and why: a row for each order, and how the refund is sent. */
export function EndingAmounts({ ending }: EndingAmountsProps) {
  const t = useT(membershipEndingMessages);
  const locale = useLocale();
  const { parts, unpaid, credit, toBalance, refund, refunds, owed, isPaidByOther, isPaidElsewhere } = ending;
  const price = (cents: number) => formatPrice(cents, locale);
  const day = (date: string) => formatDate(new Date(date), locale);
  if (isPaidByOther) return <p>{t('payer', { amount: price(refund) })}</p>;
  const others = [
    [t('unpaid'), -unpaid],
    [t('credit'), credit],
    [t('toBalance'), -toBalance],
  ] as const;
  return (
    <>
      {(refund > 0 || parts.length > 0) && (
        <Amounts>
          {parts.map(({ orderNumber, period, days, daysLeft, amount, gst, qst }) => (
            <div key={orderNumber}>
              <dt>
                {t('part', { number: orderNumber })}
                {period && <small>{t('partPeriod', { from: day(period.from), to: day(period.to) })}</small>}
                <small>
                  {daysLeft === days && amount > 0 ? t('partWhole') : t('partDays', { left: daysLeft, days })}
                </small>
                <small>{t('partTaxes', { gst: price(gst), qst: price(qst) })}</small>
              </dt>
              <dd>{price(amount)}</dd>
            </div>
          ))}
          {others.map(
            ([label, cents]) =>
              cents !== 0 && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{price(cents)}</dd>
                </div>
              ),
          )}
          <div data-total="">
            <dt>{t('total')}</dt>
            <dd>{price(refund)}</dd>
          </div>
        </Amounts>
      )}
      {refunds.map(({ cents, payment, isProcessing }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike.
        <p key={index}>
          {payment?.method === 'bank'
            ? t('byBank', { amount: price(cents), lastFour: payment.lastFour })
            : t('byCard', {
                amount: price(cents),
                brand: cardBrandName(payment?.brand),
                lastFour: payment?.lastFour ?? '',
              })}
          {isProcessing && `. ${t('processing')}`}
        </p>
      ))}
      {refund > 0 && <p>{t('within')}</p>}
      {refund === 0 && !isPaidElsewhere && <p>{t('nothing')}</p>}
      {isPaidElsewhere && <p>{t('elsewhere')}</p>}
      {owed > 0 && <p>{t('owed', { amount: price(owed) })}</p>}
    </>
  );
}

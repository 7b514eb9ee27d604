import type { MembershipEnding } from '@jalon/api-client/contract';
import { formatMemberNumber, merchantOf } from '@jalon/club';
import { formatDate, formatPrice, type Locale, translator } from '@jalon/i18n';
import { cardBrandName } from '@jalon/membership/payments';
import { mailText } from '../../../platform/mail/mailer.ts';
import type { membershipEndings } from '../orders.tables.ts';
import type { OrderMailOptions } from '../tell/order-mail.ts';
import { endingMailMessages } from './ending-mail.messages.ts';

type Row = Pick<typeof membershipEndings.$inferSelect, 'memberNumber' | 'endedBy'>;

interface EndedMail {
  readonly ending: MembershipEnding;
  readonly row: Row;
  readonly locale: Locale;
  readonly name: string | undefined;
  /** Whether it is for someone who paid for another person’s membership. */
  readonly isToPayer: boolean;
}

/** The receipt of an end: what ended, what is paid back and why, and what stops. */
export function endedMail(
  { ending, row, locale, name, isToPayer }: EndedMail,
  { club, taxNumbers }: Pick<OrderMailOptions, 'club' | 'taxNumbers'>,
) {
  const t = translator(endingMailMessages, { locale });
  const { kind, endsOn, parts, refund, unpaid, credit, toBalance, owed, stopped } = ending;
  const merchant = merchantOf(club);
  const price = (cents: number) => formatPrice(cents, locale);
  const date = formatDate(new Date(endsOn), locale);
  const isOther = ending.isPaidByOther && !isToPayer;
  const said =
    kind === 'gift'
      ? t('endsGift')
      : isToPayer
        ? t('endsGiven', { date })
        : t(row.endedBy === 'operator' ? 'endsByClub' : 'ends', { date });
  const amounts = [
    ...parts.map(({ orderNumber, daysLeft, days, amount, gst, qst }) =>
      t('part', {
        number: orderNumber,
        left: daysLeft,
        days,
        amount: price(amount),
        gst: price(gst),
        qst: price(qst),
      }),
    ),
    ...(unpaid === 0 ? [] : [t('unpaid', { amount: price(-unpaid) })]),
    ...(credit === 0 ? [] : [t('credit', { amount: price(credit) })]),
    ...(toBalance === 0 ? [] : [t('toBalance', { amount: price(-toBalance) })]),
    t('total', { amount: price(refund) }),
  ];
  const ways = ending.refunds.map(({ cents, payment, isProcessing }) => {
    const { method, brand, lastFour = '' } = payment ?? {};
    const way =
      method === 'bank'
        ? t('byBank', { amount: price(cents), lastFour })
        : t('byCard', { amount: price(cents), brand: cardBrandName(brand), lastFour });
    return isProcessing ? `${way}. ${t('processing')}` : way;
  });
  return {
    subject: t(kind === 'gift' ? 'subjectGift' : isToPayer ? 'subjectGiven' : 'subject'),
    text: mailText([
      [name === undefined ? t('helloAll') : t('hello', { name })],
      [
        said,
        ...(row.memberNumber === null || isToPayer
          ? []
          : [t('member', { number: formatMemberNumber(row.memberNumber, club) })]),
      ],
      isOther ? [t('payer')] : amounts,
      ...(isOther || refund === 0 ? [] : [ways, [t('within')]]),
      ending.isPaidElsewhere && !isToPayer ? [t('elsewhere')] : [],
      [
        ...(stopped.length > 0 && !isOther ? [t('stopped', { count: stopped.length })] : []),
        ...(ending.endsMandate && !isOther ? [t('mandate')] : []),
        ...(kind === 'gift' || isToPayer ? [] : [t('renewal')]),
        ...(owed > 0 ? [t('owed', { amount: price(owed) })] : []),
      ],
      taxNumbers && !isOther ? [t('taxNumbers', taxNumbers)] : [],
      [t('questions', { email: merchant.email })],
      [merchant.name, merchant.address[locale]],
    ]),
  };
}

/** Tells the club of an end. It names the member number or the order; the rest is in `npx jalon orders`. */
export function endedNotice(ending: MembershipEnding, { memberNumber }: Row) {
  const t = translator(endingMailMessages, { locale: 'fr' });
  const number = memberNumber ?? ending.parts[0]?.orderNumber ?? '';
  return {
    subject: t('noticeSubject', { number }),
    text: mailText([
      [t('total', { amount: formatPrice(ending.refund, 'fr') })],
      ending.isPaidElsewhere ? [t('noticeElsewhere')] : [],
    ]),
  };
}

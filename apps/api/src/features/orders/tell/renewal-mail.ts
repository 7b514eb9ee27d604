import type { Quote } from '@jalon/api-client/contract';
import { type QuoteNames, quoteRows } from '@jalon/checkout/schemas';
import { formatMemberNumber, merchantOf } from '@jalon/club';
import { formatDate, formatPhone, formatPrice, type Locale, translator } from '@jalon/i18n';
import { cardBrandName } from '@jalon/membership/payments';
import { mailText } from '../../../platform/mail/mailer.ts';
import type { PaymentLabel } from '../sealed-order.ts';
import type { OrderMailOptions } from './order-mail.ts';
import { renewalMailMessages } from './renewal-mail.messages.ts';

interface RenewalNotice {
  readonly memberNumber: string;
  /** The last day of the current membership. */
  readonly expiresOn: string;
  readonly quote: Quote;
  readonly locale: Locale;
  readonly name: string;
  readonly payment: PaymentLabel | undefined;
  readonly names: QuoteNames;
}

/** The notice of an automatic renewal: date, price, payment, and how to refuse it. */
export function renewalMail(
  { memberNumber, expiresOn, quote, locale, name, payment, names }: RenewalNotice,
  { club, siteUrl, links }: Pick<OrderMailOptions, 'club' | 'siteUrl' | 'links'>,
) {
  const t = translator(renewalMailMessages, { locale });
  const merchant = merchantOf(club);
  const day = (date: string) => formatDate(new Date(date), locale);
  const colon = locale === 'fr' ? '\u00a0:' : ':';
  const { lastFour = '', brand } = payment ?? {};
  const [first] = quote.payments;
  const amount = formatPrice(first?.amount ?? 0, locale);
  const method =
    payment?.method === 'bank'
      ? t('bank', { lastFour })
      : t('card', { brand: cardBrandName(brand), lastFour });
  return {
    subject: t('subject', { date: day(expiresOn) }),
    text: mailText([
      [t('hello', { name })],
      [t('intro', { date: day(expiresOn) }), t('member', { number: formatMemberNumber(memberNumber, club) })],
      [t('period', { from: day(quote.period.from), to: day(quote.period.to) })],
      quoteRows(quote, locale, names).map(
        ({ label, amount: cents }) => `${label}${colon} ${formatPrice(cents, locale)}`,
      ),
      first
        ? [
            t(quote.termSelected === 'monthly' ? 'firstPayment' : 'payment', {
              amount,
              date: day(expiresOn),
              method,
            }),
          ]
        : [t('nothingDue')],
      // The page asks the member to sign in: the link contains no personal data.
      ...(first ? [[t('replace'), siteUrl + links.savedPayment[locale]]] : []),
      [t('promise')],
      [
        t('refuse', { date: day(expiresOn) }),
        t('contact', { phone: formatPhone(merchant.phone, locale), email: merchant.email }),
      ],
      [merchant.name, merchant.address[locale]],
    ]),
  };
}

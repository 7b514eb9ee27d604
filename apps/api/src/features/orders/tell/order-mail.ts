import { type SiteLinks, savedPayment } from '@jalon/api-client/contract';
import { contractText, type OrderDetails, type QuoteNames, quoteRows } from '@jalon/checkout/schemas';
import { type ClubConfig, formatMemberNumber, merchantOf } from '@jalon/club';
import { dayInQuebec, formatDate, formatPrice, type Locale, translator } from '@jalon/i18n';
import { labelled, mandateText, plainText } from '@jalon/membership/legal';
import { cardBrandName } from '@jalon/membership/payments';
import * as z from 'zod/mini';
import { mailText } from '../../../platform/mail/mailer.ts';
import { pathOfToken } from '../../../platform/site-links/site-links.ts';
import { shownPeople } from '../added-people.ts';
import type { disputes, gatewayDifferences } from '../orders.tables.ts';
import { namesIn } from '../receipt-names.ts';
import type { Acceptance, PaymentMeans, PersonalOrder } from '../sealed-order.ts';
import type { Order } from '../settle/settle-attempt.ts';
import { orderMailMessages } from './order-mail.messages.ts';

export interface OrderMailOptions {
  readonly club: ClubConfig;
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly links: SiteLinks;
  /** The club’s registration numbers, which a receipt must show. */
  readonly taxNumbers: { readonly gst: string; readonly qst: string } | undefined;
}

interface Written {
  readonly subject: string;
  readonly text: string;
}

const longDay = (day: string, locale: Locale) => formatDate(new Date(day), locale);

/**
 * The receipt, with copies of the accepted contract and mandate. An English message also contains the French contract,
 * before the English one (Charter of the French language, s. 55).
 */
export function receiptMail(order: Order, personal: PersonalOrder, options: OrderMailOptions): Written {
  const { locale, quote, number, placedAt, memberNumber } = order;
  const { club, siteUrl, links, taxNumbers } = options;
  const t = translator(orderMailMessages, { locale });
  const { payment, payer, contract, mandate, giftToken } = personal;
  const merchant = merchantOf(club);
  const isGift = giftToken !== undefined;
  const placedOn = dayInQuebec(placedAt ?? undefined);
  const thanks = payment === undefined ? 'thanksFree' : payment.method === 'bank' ? 'thanksDebit' : 'thanks';
  const { people } = namesIn(personal);
  const rows = quoteRows(quote, locale, { ...typeName(personal, locale), people: people?.added }).map(
    ({ label, amount }) => `${label}${locale === 'fr' ? '\u00a0' : ''}: ${formatPrice(amount, locale)}`,
  );
  const paid =
    payment?.method === 'card'
      ? [t('card', { brand: cardBrandName(payment.brand), lastFour: payment.lastFour })]
      : payment && [t('bank', { lastFour: payment.lastFour })];
  const member =
    memberNumber === null
      ? t('memberLater')
      : t('member', { number: formatMemberNumber(memberNumber, club) });
  const additional = (shownPeople(personal, order) ?? []).map(({ firstName, memberNumber: number }) =>
    t('memberNamed', { name: firstName, number: formatMemberNumber(number, club) }),
  );
  const texts = { merchant, quote, renewalSelected: order.renewalSelected };
  const period = t('period', {
    from: longDay(quote.period.from, locale),
    to: longDay(quote.period.to, locale),
  });
  return {
    subject: t('receiptSubject', { number: number ?? '' }),
    text: mailText([
      [t('hello', { name: payer.name })],
      ...(personal.isAutomatic ? [[t('renewed')]] : []),
      [t(thanks)],
      [merchant.name, merchant.address[locale]],
      [
        t('order', { number: number ?? '', date: longDay(placedOn, locale) }),
        t('flow', { flow: quote.flow }),
      ],
      isGift ? [t('giftPeriod')] : [member, ...additional, period],
      rows,
      [...(paid ?? []), ...(taxNumbers ? [t('taxNumbers', taxNumbers)] : [])],
      isGift ? [t('giftLink'), siteUrl + pathOfToken(links.gift[locale], giftToken)] : [],
      [t('questions', { email: merchant.email })],
      [t('copies')],
      ...copies(contract, (language, acceptedOn) =>
        contractText(language, { ...texts, ...typeName(personal, language), acceptedOn }),
      ),
      ...(mandate
        ? copies(mandate, (language, acceptedOn) => mandateText(language, { ...texts, acceptedOn }))
        : []),
    ]),
  };
}

/** The name of the membership type, if the order has it. */
export function typeName(
  { membershipName }: Pick<PersonalOrder, 'membershipName'>,
  locale: Locale,
): QuoteNames {
  return { membershipName: () => membershipName?.[locale] };
}

/** An accepted text; the French version precedes an English one. */
function copies(
  { locale, acceptedAt }: Acceptance,
  write: (locale: Locale, acceptedOn: string) => Parameters<typeof plainText>[0],
): string[][] {
  const acceptedOn = dayInQuebec(new Date(acceptedAt));
  const languages: Locale[] = locale === 'fr' ? ['fr'] : ['fr', 'en'];
  return languages.map((language) => ['* * *', '', plainText(write(language, acceptedOn))]);
}

/** The gift’s card, for its recipient. */
export function giftMail(
  order: Order,
  personal: PersonalOrder,
  options: OrderMailOptions,
): Written & { to: string } {
  const { locale } = order;
  const { club, siteUrl, links } = options;
  const t = translator(orderMailMessages, { locale });
  const { registration, giver, gift } = personal.details as OrderDetails<'gift-a-membership'>;
  const name = `${giver.firstName} ${giver.lastName}`;
  return {
    to: registration.email,
    subject: t('giftSubject', { giver: name }),
    text: mailText([
      [t('hello', { name: registration.firstName })],
      [t('giftIntro', { giver: name, club: club.name[locale] })],
      gift.message === '' ? [] : [withoutLinks(gift.message)],
      [t('giftAccept'), siteUrl + pathOfToken(links.gift[locale], personal.giftToken ?? ''), t('giftEnd')],
      [club.name[locale]],
    ]),
  };
}

/**
 * A text of a visitor in which mail programs find no address to link to: an invisible character (U+2060) follows the dots and the colon of
 * one. The club must not send a stranger's links.
 */
export function withoutLinks(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\p{N}])(?:\.(?=[\p{L}\p{N}])|:(?=\/\/)|@(?=[\p{L}\p{N}]))/gu, '$&\u2060');
}

/** Tells the payer that a payment was declined, and when the next attempt is. The order of a renewal is still open. */
export function failureMail(
  { locale, number, state, quote, endingId }: Order,
  { payer }: PersonalOrder,
  { cents, nextTryInDays }: { readonly cents: number; readonly nextTryInDays: number | null },
  { club, siteUrl, links }: OrderMailOptions,
): Written {
  const t = translator(orderMailMessages, { locale });
  const { email } = merchantOf(club);
  const amount = formatPrice(cents, locale);
  // Both pages ask the member to sign in: the links contain no personal data.
  const replace = siteUrl + links.savedPayment[locale];
  const next =
    nextTryInDays !== null
      ? [t('failedAgain', { days: nextTryInDays }), replace]
      : endingId !== null
        ? [t('returnedEnded')]
        : // A returned debit cancels the order.
          state === 'cancelled'
          ? [t(quote.flow === 'gift-a-membership' ? 'returnedGift' : 'returned')]
          : state === 'open'
            ? [t('failedRenew'), siteUrl + links.renewal[locale]]
            : // The payer of a gift is not the member.
              quote.flow === 'gift-a-membership'
              ? [t('failedGift')]
              : [t('failedReplace'), replace];
  return {
    subject: t('failedSubject'),
    text: mailText([
      [t('hello', { name: payer.name })],
      [state === 'open' ? t('failedRenewal', { amount }) : t('failed', { amount, number: number ?? '' })],
      next,
      [t('questions', { email }), club.name[locale]],
    ]),
  };
}

/** The payments that the new card or account will make. */
export const replacementDue = z.object({
  payments: savedPayment.shape.payments,
  isDeclined: z.boolean(),
  renewsItself: z.boolean(),
});

/** Confirms a replaced card or account, with a copy of the accepted mandate. */
export function replacementMail(
  { locale }: Pick<Order, 'locale'>,
  { payer }: PersonalOrder,
  { payment, mandate, ...due }: PaymentMeans & z.infer<typeof replacementDue>,
  { club }: OrderMailOptions,
): Written {
  const t = translator(orderMailMessages, { locale });
  const merchant = merchantOf(club);
  const { brand, lastFour = '' } = payment ?? {};
  const isBank = payment?.method === 'bank';
  const texts = { merchant, quote: due, renewalSelected: due.renewsItself, isReplacement: true };
  return {
    subject: t('replacedSubject'),
    text: mailText([
      [t('hello', { name: payer.name })],
      [
        isBank
          ? t('replacedBank', { lastFour })
          : t('replacedCard', { brand: cardBrandName(brand), lastFour }),
        ...(due.isDeclined ? [t('replacedDeclined')] : []),
      ],
      due.payments.map(({ dueOn, amount }) => labelled(locale, longDay(dueOn, locale), amount)),
      [t('replacedByOther', { email: merchant.email }), club.name[locale]],
      ...(mandate
        ? [
            [t('copies')],
            ...copies(mandate, (language, acceptedOn) => mandateText(language, { ...texts, acceptedOn })),
          ]
        : []),
    ]),
  };
}

/** Confirms that the agreement for bank debits is cancelled, and gives the amount still owed. */
export function mandateEndMail(
  { locale, number }: Order,
  { payer }: PersonalOrder,
  owed: number,
  { club }: OrderMailOptions,
): Written {
  const t = translator(orderMailMessages, { locale });
  const { email } = merchantOf(club);
  return {
    subject: t('mandateEndSubject'),
    text: mailText([
      [t('hello', { name: payer.name })],
      [t('mandateEnd', { number: number ?? '' })],
      [owed > 0 ? t('mandateOwed', { amount: formatPrice(owed, locale) }) : t('mandatePaid')],
      [t('questions', { email }), club.name[locale]],
    ]),
  };
}

/** Tells the club of a dispute, and until when it can answer. */
export function disputeMail(
  { number }: Pick<Order, 'number'>,
  { cents, state, answerBy }: Pick<typeof disputes.$inferSelect, 'cents' | 'state' | 'answerBy'>,
): Written {
  const locale = 'fr';
  const t = translator(orderMailMessages, { locale });
  const isOpen = state === 'open' || state === 'inquiry';
  return {
    subject: t('disputeSubject', { number: number ?? '' }),
    text: mailText([
      [t(`dispute-${state}`, { amount: formatPrice(cents, locale) })],
      isOpen && answerBy ? [t('disputeAnswer', { date: longDay(dayInQuebec(answerBy), locale) })] : [],
      [t('disputeNext', { number: number ?? '' })],
    ]),
  };
}

/** Tells the club that the payer's bank refused a refund. */
export function refusedRefundMail({ number }: Pick<Order, 'number'>, cents: number): Written {
  const locale = 'fr';
  const t = translator(orderMailMessages, { locale });
  const order = { number: number ?? '' };
  return {
    subject: t('refundRefusedSubject', order),
    text: mailText([
      [t('refundRefused', { amount: formatPrice(cents, locale) })],
      [t('refundRefusedNext', order)],
    ]),
  };
}

/** Tells the club of a difference between the gateway's report and the ledger. */
export function differenceMail({
  id,
  day,
  kind,
  cents,
}: Pick<typeof gatewayDifferences.$inferSelect, 'id' | 'day' | 'kind' | 'cents'>): Written {
  const locale = 'fr';
  const t = translator(orderMailMessages, { locale });
  const amount = formatPrice(Math.abs(cents), locale);
  return {
    subject: t('differenceSubject', { date: longDay(day, locale) }),
    text: mailText([[t(`difference-${kind}`, { amount })], [t('differenceNext', { id })]]),
  };
}

/** Which text was accepted, when, and from which address. */
export function acceptedText(what: string, { version, locale, acceptedAt, ip }: Acceptance): string {
  return `${what}: version ${version}, ${locale}, accepted ${acceptedAt} from ${ip}`;
}

/**
 * What an order proves to a bank, as one text: the receipt with the contract and agreement that were accepted, when and from which address, and
 * every payment and message with its time.
 */
export function evidenceText(
  order: Order,
  personal: PersonalOrder,
  history: readonly string[],
  options: OrderMailOptions,
): string {
  const { contract, mandate, payer } = personal;
  return mailText([
    [`Order ${order.number ?? ''}`, `${payer.name} <${payer.email}>`],
    [acceptedText('Contract', contract), ...(mandate ? [acceptedText('Debit agreement', mandate)] : [])],
    history,
    ['* * *', receiptMail(order, { ...personal, giftToken: undefined }, options).text],
  ]);
}

/** Tells the club of an order. It names the payer; the rest is in the membership system and in `npx jalon orders`. */
export function noticeMail(order: Order, { payer, ...personal }: PersonalOrder): Written {
  const locale = 'fr';
  const t = translator(orderMailMessages, { locale });
  const { quote, number, memberNumber } = order;
  return {
    subject: t('noticeSubject', { number: number ?? '' }),
    text: mailText([
      [t('flow', { flow: quote.flow }), payer.name, ...(memberNumber === null ? [] : [memberNumber])],
      quoteRows(quote, locale, typeName(personal, locale)).map(
        ({ label, amount }) => `${label}\u00a0: ${formatPrice(amount, locale)}`,
      ),
    ]),
  };
}

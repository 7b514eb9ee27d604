'use client';

import type { Receipt } from '@jalon/api-client/contract';
import { formatMemberNumber, merchantOf } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { formatDateTime, formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { longDate } from '@jalon/membership/legal';
import { Alert } from '@jalon/ui/alert';
import { Button } from '@jalon/ui/button';
import { useHydrated } from '@jalon/ui/use-hydrated';
import { checkoutMessages } from '../../checkout.messages.ts';
import { checkoutFields, checkoutIntents } from '../../checkout-post.ts';
import type { QuoteNames } from '../../quote-rows.ts';
import { Columns, Heading, Root } from '../checkout-step.styles.ts';
import { Stack, Tools } from '../fields.styles.ts';
import { Answers } from '../order-summary.styles.ts';
import { OrderLines } from '../order-summary.tsx';
import { useArrivalFocus } from '../use-arrival-focus.ts';
import { newMemberMessages } from './new-member.messages.ts';
import { receiptMessages } from './order-receipt.messages.ts';
import { referenceText } from './reference-text.ts';

export interface OrderReceiptProps extends QuoteNames {
  receipt: Receipt;
  /** A bank debit takes a few days. */
  isProcessing?: boolean | undefined;
  /** The home page of the language. */
  homeHref: string;
  /**
   * For a new member in the browser that paid: the page to which a button posts that leads to the choice of a password; whether it
   * just failed, or comes as soon as the member number is known (`soon`). Without it, the receipt names the mailed link.
   */
  account?: { readonly action: string; readonly state: 'open' | 'failed' | 'soon' } | undefined;
}

const thanks = {
  register: 'thanks',
  'gift-a-membership': 'thanksGift',
  'modify-my-membership': 'thanksModified',
  renewal: 'thanksRenewed',
} as const;

/**
 * The confirmation of an order, which is also a receipt to keep and print. The heading takes the focus when a script
 * shows it. Renders an `article` with an `h1`; its `data-checkout` is the flow and
 * `done`.
 */
export function OrderReceipt({
  receipt,
  isProcessing,
  homeHref,
  account,
  membershipName,
}: OrderReceiptProps) {
  const t = useT(receiptMessages);
  const newMember = useT(newMemberMessages);
  const shared = useT(checkoutMessages);
  const locale = useLocale();
  const club = useClub();
  const hasScript = useHydrated();
  const heading = useArrivalFocus();
  const merchant = merchantOf(club);
  const { quote, orderNumber, placedAt, memberNumber, additionalMembers = [] } = receipt;
  const { giftPath, payment, taxNumbers, people, mailedTo, gift } = receipt;
  const { from, to } = quote.period;
  const [, next] = quote.payments;
  const day = (date: string) => longDate(date, locale);
  const isGift = quote.flow === 'gift-a-membership';
  const deliveryText = ({ delivery, sendOn, email }: NonNullable<Receipt['gift']>) => {
    if (delivery === 'print') return shared('deliveredPrinted');
    return sendOn ? shared('deliveredOn', { email, date: day(sendOn) }) : t('receiptSentNow', { email });
  };
  const rows = [
    [t('soldBy'), `${merchant.name}, ${merchant.address[locale]}`],
    [t('orderNumber'), orderNumber],
    [t('placedAt'), formatDateTime(new Date(placedAt), locale)],
    ...(people?.main ? [[t(isGift ? 'receiptRecipient' : 'receiptMember'), people.main]] : []),
    ...(people && people.added.length > 0 && additionalMembers.length === 0
      ? [[shared('addMember'), people.added.join(', ')]]
      : []),
    ...(gift ? [[shared('delivery'), deliveryText(gift)]] : []),
    ...(memberNumber ? [[t('memberNumber'), formatMemberNumber(memberNumber, club)]] : []),
    ...additionalMembers.map(({ firstName, memberNumber: number }) => [
      newMember('memberNumberOf', { name: firstName }),
      formatMemberNumber(number, club),
    ]),
    [t('validity'), isGift ? t('giftValidity') : t('validFromTo', { from: day(from), to: day(to) })],
    ...(payment ? [[t('paidWith'), referenceText(payment, shared)]] : []),
    ...(next
      ? [
          [
            t('nextPayment'),
            t('nextPaymentOn', { amount: formatPrice(next.amount, locale), date: day(next.dueOn) }),
          ],
        ]
      : []),
    ...(taxNumbers
      ? [
          [t('gstNumber'), taxNumbers.gst],
          [t('qstNumber'), taxNumbers.qst],
        ]
      : []),
  ] as const;
  return (
    <article data-checkout={`${quote.flow} done`}>
      <Root>
        <Columns>
          <Stack>
            <Heading ref={heading} tabIndex={-1}>
              {t(thanks[quote.flow])}
            </Heading>
            {isProcessing && <Alert variant="info">{t('processing')}</Alert>}
            <p>{mailedTo ? t('receiptMailedTo', { email: mailedTo }) : t('receiptMailed')}</p>
            {giftPath && (
              <div>
                <Button href={`${giftPath}?card`}>{t('printCard')}</Button>
              </div>
            )}
            {quote.flow === 'register' && (
              <NewAccount account={account} number={memberNumber && formatMemberNumber(memberNumber, club)} />
            )}
            {additionalMembers.length > 0 && <p>{t('additionalAccounts')}</p>}
          </Stack>
          <OrderLines
            quote={{ ...quote, priceData: receipt.priceData }}
            membershipName={membershipName}
            people={people?.added}
          />
          <Stack>
            <Answers>
              {rows.map(([label, value]) => (
                <div key={`${label} ${value}`}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Answers>
            <Tools>
              {hasScript && (
                <Button variant="secondary" onClick={() => window.print()}>
                  {t('printReceipt')}
                </Button>
              )}
              <Button variant="secondary" href={homeHref}>
                {t('toHome')}
              </Button>
            </Tools>
          </Stack>
        </Columns>
      </Root>
    </article>
  );
}

/** The member area of a new member: a button to choose the password, or the mailed link. */
function NewAccount({
  account,
  number,
}: Pick<OrderReceiptProps, 'account'> & { number?: string | undefined }) {
  const t = useT(receiptMessages);
  const newMember = useT(newMemberMessages);
  if (!account) return <p>{t('accountMailed')}</p>;
  const { state, action } = account;
  return (
    <section aria-labelledby="new-account">
      <Stack>
        <h2 id="new-account">{t('accountTitle')}</h2>
        {/* What the script shows later is announced. */}
        <p role="status">{state === 'soon' ? t('accountSoon') : newMember('accountIntro', { number })}</p>
        {state === 'failed' && (
          <Alert variant="error" announce>
            {t('accountFailed')}
          </Alert>
        )}
        {state === 'soon' ? (
          <noscript>
            <Button variant="secondary" href={action}>
              {t('accountRefresh')}
            </Button>
          </noscript>
        ) : (
          <form method="post" action={action}>
            <Button type="submit" name={checkoutFields.intent} value={checkoutIntents.account}>
              {newMember('choosePassword')}
            </Button>
          </form>
        )}
        <p>{t(state === 'soon' ? 'accountMailed' : 'accountMailedToo')}</p>
      </Stack>
    </section>
  );
}

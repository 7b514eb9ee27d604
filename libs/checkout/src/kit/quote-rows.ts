import type { Quote, QuoteLine } from '@jalon/api-client/contract';
import { type Locale, translator } from '@jalon/i18n';
import { quoteMessages } from './quote.messages.ts';

/** A named amount of a quote. */
export interface QuoteRow {
  /** The kind of a line, or the amount’s name in `priceData`. */
  readonly kind:
    | QuoteLine['kind']
    | 'subTotal'
    | 'gst'
    | 'qst'
    | 'totalYear'
    | 'firstPaymentAmount'
    | 'totalMonth'
    | 'creditLeft';
  readonly label: string;
  /** In cents. */
  readonly amount: number;
}

export interface QuoteNames {
  /** The names of the people who are added, in their order; without them, their number. */
  readonly people?: readonly string[] | undefined;
  /** The name of the membership type by its code, in the language of the text; without a name, the code. */
  readonly membershipName?: ((codeOptionAdhesion: string, locale: Locale) => string | undefined) | undefined;
}

/** The lines of a quote, the taxes and the total; for a monthly term also the payments and the refund. */
export function quoteRows(quote: Quote, locale: Locale, names: QuoteNames = {}): QuoteRow[] {
  const t = translator(quoteMessages, { locale });
  const { subTotal, gst, qst, totalYear, firstPaymentAmount, totalMonth } = quote.priceData;
  // Fewer than eleven where a membership changes during its year.
  const count = quote.payments.length - 1;
  return [
    ...quote.lines.map((line) => ({
      kind: line.kind,
      label: lineLabel(line, locale, names),
      amount: line.amount,
    })),
    { kind: 'subTotal', label: t('subTotal'), amount: subTotal },
    { kind: 'gst', label: t('gst'), amount: gst },
    { kind: 'qst', label: t('qst'), amount: qst },
    { kind: 'totalYear', label: t('totalYear'), amount: totalYear },
    ...(quote.termSelected === 'monthly' && count > 0
      ? ([
          { kind: 'firstPaymentAmount', label: t('firstPaymentAmount'), amount: firstPaymentAmount },
          { kind: 'totalMonth', label: t('totalMonth', { count }), amount: totalMonth },
        ] as const)
      : []),
    ...(quote.credit && quote.credit.left > 0
      ? [{ kind: 'creditLeft' as const, label: t('creditLeft'), amount: quote.credit.left }]
      : []),
  ];
}

/** The name of a line of a quote. */
function lineLabel(
  { kind, member, codeOptionAdhesion = '' }: QuoteLine,
  locale: Locale,
  { membershipName, people = [] }: QuoteNames,
): string {
  const t = translator(quoteMessages, { locale });
  if (kind === 'membership')
    return t(kind, { name: membershipName?.(codeOptionAdhesion, locale) ?? codeOptionAdhesion });
  const name = people[member ?? -1];
  if (kind === 'additionalMember') {
    return name ? t('namedMember', { name }) : t(kind, { number: (member ?? 0) + 1 });
  }
  if (kind === 'vrOption' && member !== undefined) {
    return name ? t('namedVrOption', { name }) : t('memberVrOption', { number: member + 1 });
  }
  return t(kind);
}

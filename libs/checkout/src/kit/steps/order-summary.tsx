'use client';

import type { Quote } from '@jalon/api-client/contract';
import { formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Link } from '@jalon/ui/link';
import { Price } from '@jalon/ui/price';
import { type ReactNode, useId } from 'react';
import { checkoutMessages } from '../checkout.messages.ts';
import { type QuoteNames, quoteRows } from '../quote-rows.ts';
import { Answers, Fold, Lines, Summary } from './order-summary.styles.ts';

/** The answers of a step. */
export interface AnsweredPart {
  /** The step’s name. */
  readonly title: string;
  readonly lines: readonly string[];
  /** The path of the step that edits it. */
  readonly href?: string | undefined;
}

export interface OrderSummaryProps extends QuoteNames {
  /** The price of the answers so far; absent before a type is chosen. */
  quote?: Quote | undefined;
  /** What is typed has no price at the moment: the price is that of the answers before. */
  isStale?: boolean | undefined;
  /** The answers so far, with links to edit them: see `useAnsweredParts`. */
  answered?: readonly AnsweredPart[] | undefined;
}

/**
 * The total, the price line by line, and the answers so far; on a narrow screen only the total until it is opened. A new
 * total is announced. Renders an `aside` with a `details`.
 */
export function OrderSummary({ quote, isStale, answered = [], membershipName }: OrderSummaryProps) {
  const t = useT(checkoutMessages);
  const locale = useLocale();
  const id = useId();
  return (
    <Summary aria-labelledby={id} data-surface="secondary">
      <h2 id={id}>{t('summary')}</h2>
      <p role="status">
        {quote ? (
          <span data-part="total">
            {t('totalNow', { total: formatPrice(quote.priceData.totalYear, locale) })}
          </span>
        ) : (
          t('summaryPending')
        )}
        {isStale && <span> {t('summaryStale')}</span>}
      </p>
      {(quote || answered.length > 0) && (
        <Fold>
          <summary>{t('summaryDetails')}</summary>
          <div>
            {quote && <QuoteLines quote={quote} membershipName={membershipName} />}
            {answered.length > 0 && <AnsweredParts parts={answered} heading={<h3>{t('done')}</h3>} />}
          </div>
        </Fold>
      )}
    </Summary>
  );
}

export interface OrderLinesProps extends QuoteNames {
  quote: Quote;
  /** Shown below the lines, such as how the order is paid. */
  children?: ReactNode;
}

/** An order line by line, next to what it is reviewed or confirmed with, or above it on a narrow screen. Renders an `aside`. */
export function OrderLines({ children, ...props }: OrderLinesProps) {
  const t = useT(checkoutMessages);
  const id = useId();
  return (
    <Summary aria-labelledby={id} data-surface="secondary">
      <h2 id={id}>{t('summary')}</h2>
      <QuoteLines {...props} />
      {children}
    </Summary>
  );
}

/** The lines of a quote, taxes and total. Renders a `dl`. */
function QuoteLines({ quote, ...names }: QuoteNames & { quote: Quote }) {
  const locale = useLocale();
  return (
    <Lines>
      {quoteRows(quote, locale, names).map(({ kind, label, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a quote have no id and never move
        <div key={index} data-kind={kind}>
          <dt>{label}</dt>
          <dd>
            <Price cents={amount} />
          </dd>
        </div>
      ))}
    </Lines>
  );
}

/** The answers, step by step, with links to edit them. Renders a `dl` after the heading. */
export function AnsweredParts({ parts, heading }: { parts: readonly AnsweredPart[]; heading?: ReactNode }) {
  const t = useT(checkoutMessages);
  return (
    <>
      {heading}
      <Answers>
        {parts.map(({ title, lines, href }) => (
          <div key={title}>
            <dt>{title}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
            {href && (
              <dd>
                <Link href={href}>
                  {t('edit')}
                  <span className="jalon-visually-hidden"> {title}</span>
                </Link>
              </dd>
            )}
          </div>
        ))}
      </Answers>
    </>
  );
}

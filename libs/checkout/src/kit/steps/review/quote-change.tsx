'use client';

import type { Quote } from '@jalon/api-client/contract';
import { useLocale, useT } from '@jalon/i18n/react';
import { Alert } from '@jalon/ui/alert';
import { Price } from '@jalon/ui/price';
import { type QuoteNames, quoteRows } from '../../quote-rows.ts';
import { Changes } from './quote-change.styles.ts';
import { reviewMessages } from './review.messages.ts';

export interface QuoteChangeProps extends QuoteNames {
  before: Quote;
  after: Quote;
}

/** The differences between two quotes, line by line, shown before paying. Renders an announced alert with a `table`. */
export function QuoteChange({ before, after, membershipName }: QuoteChangeProps) {
  const t = useT(reviewMessages);
  const locale = useLocale();
  const amounts = (quote: Quote) =>
    new Map(quoteRows(quote, locale, { membershipName }).map(({ label, amount }) => [label, amount]));
  const [old, now] = [amounts(before), amounts(after)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (label) => old.get(label) !== now.get(label),
  );
  const cell = (amount: number | undefined) => (amount === undefined ? '—' : <Price cents={amount} />);
  return (
    <Alert variant="warning" title={t('changed')} announce>
      <p>{t('changedIntro')}</p>
      <Changes>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('now')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((label) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{cell(old.get(label))}</td>
              <td>{cell(now.get(label))}</td>
            </tr>
          ))}
        </tbody>
      </Changes>
    </Alert>
  );
}

'use client';

import { formatPrice } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import { describedBy, Field } from '@jalon/ui/field';
import { useWatch } from 'react-hook-form';
import { useKit } from '../../kit/fields/kit-context.ts';
import { useField } from '../../kit/fields/use-field.ts';
import { giftCardTotal } from './gift-card.schema.ts';
import { Total } from './gift-card.styles.ts';

/**
 * The total of amount and quantity, as a price; empty while one of them is missing. Without a script it is the
 * total of the last post. Renders an `output`: a live region.
 */
export function TotalField() {
  const locale = useLocale();
  const { control, controlId } = useKit();
  const [amount, quantity] = useWatch({ control, name: ['amount', 'quantity'] });
  const { id, label, hint, error } = useField({ name: 'total', optional: false });
  const total = giftCardTotal({ amount, quantity });
  return (
    <Field controlId={id} label={label} hint={hint} error={error}>
      <Total
        id={id}
        name="total"
        htmlFor={`${controlId('amount')} ${controlId('quantity')}`}
        aria-describedby={describedBy(id, { hint, error })}
      >
        {total && formatPrice(Number(total) * 100, locale)}
      </Total>
    </Field>
  );
}

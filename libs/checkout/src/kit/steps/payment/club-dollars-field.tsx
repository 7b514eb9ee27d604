'use client';

import type { Quote } from '@jalon/api-client/contract';
import { useField } from '@jalon/forms/kit';
import { formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import { TextInput } from '@jalon/ui/text-input';
import { paymentMessages } from '../../payment/payment.messages.ts';
import { readClubDollars } from '../../rules/payment-step.ts';

export interface ClubDollarsFieldProps {
  clubDollars: NonNullable<Quote['clubDollars']>;
}

/**
 * Club dollars to spend. On leaving the field the amount is cut to two decimals, capped, and shown as a negative
 * amount. Renders an `input`.
 */
export function ClubDollarsField({
  clubDollars: { available, reserved = 0, maximum },
}: ClubDollarsFieldProps) {
  const t = useT(paymentMessages);
  const locale = useLocale();
  const price = (cents: number) => formatPrice(cents, locale);
  const amounts = { available: price(available), maximum: price(maximum) };
  const hint =
    reserved > 0
      ? t('clubDollarsReservedHint', { ...amounts, reserved: price(reserved) })
      : t('clubDollarsHint', amounts);
  const {
    id,
    label,
    error,
    control,
    registration,
    value = '',
  } = useField({
    name: 'montantDollarsCAAUtilise',
    hint,
  });
  const written = (typed: string) => {
    const cents = readClubDollars(typed);
    // Unreadable input is kept, so that the schema reports it.
    if (Number.isNaN(cents)) return typed;
    return cents === 0 ? '' : price(-Math.min(cents, maximum));
  };
  return (
    <Field controlId={id} label={label} hint={hint} error={error}>
      <TextInput
        {...control}
        defaultValue={written(value)}
        autoComplete="off"
        inputMode="decimal"
        size={12}
        onBlur={(event) => {
          const { currentTarget } = event;
          const next = written(currentTarget.value);
          if (next !== currentTarget.value) {
            currentTarget.value = next;
            currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
          }
          return registration.onBlur(event);
        }}
      />
    </Field>
  );
}

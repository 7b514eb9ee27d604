'use client';

import { useT } from '@jalon/i18n/react';
import { useMemo } from 'react';
import { checkoutMessages } from '../checkout.messages.ts';

const keys = [
  'nameOnly',
  'addressOnly',
  'invalidBirthYear',
  'invalidDate',
  'dateTooFar',
  'tooManyMembers',
  'tooMany',
  'cardNumber',
  'expired',
  'used',
  'otherMembership',
  'paymentInvalid',
  'paymentFailed',
] as const;

/** The messages of the checkouts’ own keys; `unknown` is the message for an unknown value in this step. */
export function useErrorTexts(unknown: 'unknown_member' | 'unknown_promoCode') {
  const t = useT(checkoutMessages);
  return useMemo(
    () => ({
      ...Object.fromEntries(keys.map((key) => [key, t(key)])),
      unknown: t(unknown),
      consentRequired: t('consentRequired'),
    }),
    [t, unknown],
  );
}

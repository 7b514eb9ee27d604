import type { PaymentMethod } from '@jalon/api-client/contract';
import type { Translator } from '@jalon/i18n';
import { cardBrandName } from '@jalon/membership/payments';
import type { checkoutMessages } from '../../checkout.messages.ts';

/** The displayable part of the entered card or account. */
export interface ShownReference {
  readonly method: PaymentMethod;
  readonly brand?: string | undefined;
  readonly lastFour: string;
}

/** “Visa card ending in 4242”. */
export function referenceText(
  { method, brand, lastFour }: ShownReference,
  t: Translator<typeof checkoutMessages.fr>,
): string {
  if (method === 'bank') return t('bankOnFile', { lastFour });
  return t('cardOnFile', { brand: cardBrandName(brand), lastFour });
}

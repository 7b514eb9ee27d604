import type { PaymentMethod } from '@jalon/api-client/contract';
import type { KeyRing } from '../../platform/config/keys.ts';
import { createEncryption, type Encryption, UnreadableData } from '../../platform/crypto/encryption.ts';

/** The acceptance of a text: its version and language, the time and the IP address. */
export interface Acceptance {
  readonly version: string;
  readonly locale: 'fr' | 'en';
  /** In UTC. */
  readonly acceptedAt: string;
  readonly ip: string;
}

/** The displayable part of the card or account. */
export interface PaymentLabel {
  readonly method: PaymentMethod;
  readonly brand?: string | undefined;
  readonly lastFour: string;
}

/** The part of an order that identifies a person; it is stored encrypted. It contains no token of the gateway. */
export interface PersonalOrder {
  /** As `orderDetails` of the flow parsed them. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The payer, who gets the receipt. */
  readonly payer: { readonly name: string; readonly email: string };
  readonly contract: Acceptance;
  /** The agreement for debits from a bank account; `cancelledAt` is in UTC. */
  readonly mandate?: (Acceptance & { readonly cancelledAt?: string }) | undefined;
  readonly payment?: PaymentLabel | undefined;
  /** The name of the membership type, as in the accepted contract. */
  readonly membershipName?: { readonly fr: string; readonly en: string } | undefined;
  /** Set for an automatic renewal, whose `contract` is that of the previous order. */
  readonly isAutomatic?: true;
  /** The token of the link that accepts the gift. */
  readonly giftToken?: string | undefined;
}

interface SealedColumns {
  readonly sealed: Buffer | null;
  readonly dataKey: string | null;
}

/** The encryption of orders, with `DATA_KEYS`. */
export function orderEncryption(keys: KeyRing): Encryption {
  return createEncryption('orders', keys);
}

export function sealOrder(order: PersonalOrder, orderId: string, encryption: Encryption) {
  const { bytes, keyId } = encryption.encrypt(JSON.stringify(order), orderId);
  return { sealed: bytes, dataKey: keyId } satisfies SealedColumns;
}

/** @throws UnreadableData, also after the retention period */
export function unsealOrder(
  { id, sealed, dataKey }: SealedColumns & { readonly id: string },
  encryption: Encryption,
): PersonalOrder {
  if (sealed === null || dataKey === null) throw new UnreadableData('The personal data is deleted');
  return JSON.parse(encryption.decrypt({ bytes: sealed, keyId: dataKey }, id));
}

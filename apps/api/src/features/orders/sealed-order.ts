import type { MemberSource, PaymentMethod } from '@jalon/api-client/contract';
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

/** How later payments are made. */
export interface PaymentMeans {
  readonly payment?: PaymentLabel | undefined;
  /** The agreement for debits from a bank account; `cancelledAt` is in UTC. */
  readonly mandate?: (Acceptance & { readonly cancelledAt?: string }) | undefined;
}

/** A card or account that the member entered in place of the former one. */
export interface Replacement extends PaymentMeans {
  /** SHA-256 of the id of the gateway’s page, in hexadecimal. */
  readonly page: string;
  /** In UTC. */
  readonly at: string;
}

/** The part of an order that identifies a person; it is stored encrypted. It contains no token of the gateway. */
export interface PersonalOrder extends PaymentMeans {
  /** As `orderDetails` of the flow parsed them. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The payer, who gets the receipt. */
  readonly payer: { readonly name: string; readonly email: string };
  readonly contract: Acceptance;
  /** The cards and accounts that replaced the one of the order, the latest last. */
  readonly replacements?: readonly Replacement[] | undefined;
  /** The name of the membership type, as in the accepted contract. */
  readonly membershipName?: { readonly fr: string; readonly en: string } | undefined;
  /** The number of the member who referred the new one, without the club’s prefix. */
  readonly referring?: string | undefined;
  /** Set for an automatic renewal, whose `contract` is that of the previous order. */
  readonly isAutomatic?: true;
  /** The token of the link that accepts the gift. */
  readonly giftToken?: string | undefined;
}

/** The payer of an order of a member. */
export function payerIn(source: MemberSource): PersonalOrder['payer'] {
  const { prenom, nom, courriel } = source.resMemberData.membres[0].personne;
  return { name: `${prenom} ${nom}`, email: courriel ?? '' };
}

/** How the next payment of an order is made: with the latest replacement, or as the order was paid. */
export function presentMeans({ replacements = [], payment, mandate }: PersonalOrder): PaymentMeans {
  return replacements.at(-1) ?? { payment, mandate };
}

/** The order without its agreement for bank debits, from a time in UTC. */
export function withoutMandate(personal: PersonalOrder, cancelledAt: string): PersonalOrder {
  const accepted = presentMeans(personal).mandate;
  const mandate = accepted && { ...accepted, cancelledAt };
  const { replacements = [] } = personal;
  const latest = replacements.at(-1);
  return latest
    ? { ...personal, replacements: replacements.with(-1, { ...latest, mandate }) }
    : { ...personal, mandate };
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

import { inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { KeyRing } from '../../platform/config/keys.ts';
import { decryptIfReadable } from '../../platform/crypto/encryption.ts';
import type { Database } from '../../platform/database/database.ts';
import { concerns, type Person, type PersonalData } from '../../platform/personal-data/person.ts';
import type { CheckoutState } from './checkout-state.ts';
import { checkoutEncryption } from './checkout-store.ts';
import { checkoutLinks, checkouts } from './checkouts.tables.ts';
import { linkEncryption } from './resume-link.ts';

interface Content {
  readonly checkout: { readonly flow: string; readonly locale: string; readonly data: unknown };
  readonly state?: CheckoutState;
}

/** Unfinished checkouts, and the addresses to which links to them wait to be mailed. */
export function personalCheckouts({ pool }: Database, keys: KeyRing): PersonalData {
  const database = drizzle(pool);
  const encryption = checkoutEncryption(keys);
  const links = linkEncryption(keys);

  async function of(person: Person) {
    const rows = await database.select().from(checkouts);
    const kept = rows.flatMap(({ id, sealed, dataKey, expiresAt }) => {
      const text = decryptIfReadable(encryption, { bytes: sealed, keyId: dataKey }, id);
      if (text === undefined) return [];
      const { checkout, state }: Content = JSON.parse(text);
      return concerns([checkout.data, state?.owner], person) ? [{ id, checkout, state, expiresAt }] : [];
    });
    const asked = (await database.select().from(checkoutLinks)).flatMap(({ id, sealed, dataKey }) => {
      const text = decryptIfReadable(links, { bytes: sealed, keyId: dataKey }, id);
      const request = text === undefined ? undefined : JSON.parse(text);
      return concerns(request?.email, person) ? [{ id, email: request.email, locale: request.locale }] : [];
    });
    return { kept, asked };
  }

  return {
    async find(person) {
      const { kept, asked } = await of(person);
      return [
        ...kept.map(({ id, checkout, state, expiresAt }) => ({
          kind: 'checkout',
          name: id,
          data: {
            ...checkout,
            owner: state?.owner,
            payment: state?.payment && { ...state.payment, token: undefined },
            deletedOn: expiresAt.toISOString(),
          },
        })),
        ...asked.map(({ id, ...data }) => ({ kind: 'checkout-link', name: id, data })),
      ];
    },
    async erase(person) {
      const { kept, asked } = await of(person);
      // The outbox skips a request that is gone.
      if (asked.length > 0)
        await database.delete(checkoutLinks).where(
          inArray(
            checkoutLinks.id,
            asked.map(({ id }) => id),
          ),
        );
      if (kept.length > 0)
        await database.delete(checkouts).where(
          inArray(
            checkouts.id,
            kept.map(({ id }) => id),
          ),
        );
      return { erased: kept.length + asked.length, kept: [] };
    },
  };
}

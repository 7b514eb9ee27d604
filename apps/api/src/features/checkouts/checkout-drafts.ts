import { checkoutDays, type SavedCheckout } from '@jalon/api-client/contract';
import type { KeyRing } from '../../platform/config/keys.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DraftKind } from '../../platform/drafts/draft-kind.ts';
import {
  createDraftStore,
  type DraftStore,
  type DraftStoreOptions,
  type Kept,
} from '../../platform/drafts/draft-store.ts';
import { personalDrafts } from '../../platform/drafts/personal-drafts.ts';
import { rotateDrafts } from '../../platform/drafts/rotate-drafts.ts';
import type { CheckoutState } from './checkout-state.ts';
import { checkoutLinks, checkouts } from './checkouts.tables.ts';

/** Unfinished checkouts, as one kind of draft. */
export const checkoutKind: DraftKind = {
  name: 'checkout',
  drafts: checkouts,
  links: checkoutLinks,
  purposes: { drafts: 'checkouts', links: 'checkout links', tokens: 'resume links' },
  eventKind: 'checkouts.resume-link',
};

export interface CheckoutContent {
  readonly checkout: SavedCheckout;
  readonly state: CheckoutState;
}
export type KeptCheckout = Kept<CheckoutContent>;
export type CheckoutStore = DraftStore<CheckoutContent>;

export function createCheckoutStore(
  database: Pick<Database, 'db'>,
  keys: KeyRing,
  log: DraftStoreOptions['log'],
): CheckoutStore {
  return createDraftStore(checkoutKind, { database, keys, keepDays: checkoutDays, log });
}

/** Encrypts unfinished checkouts with the current key; returns their number. */
export const rotateCheckouts = (database: Database, keys: KeyRing) =>
  rotateDrafts(checkoutKind, database, keys);

export const personalCheckouts = (database: Database, keys: KeyRing) =>
  personalDrafts<CheckoutContent>(checkoutKind, database, {
    keys,
    searched: ({ checkout }) => checkout.data,
    data: ({ checkout, state: { payment } }) => ({
      ...checkout,
      payment: payment && { ...payment, token: undefined },
    }),
  });

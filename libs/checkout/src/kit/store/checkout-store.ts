import { checkoutDays, type FlowName } from '@jalon/api-client/contract';
import { type PersistStorage, persist, type StateStorage, type StorageValue } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type CheckoutData, storedFlows } from '../checkout-data.ts';
import { stripSecrets } from './strip-secrets.ts';

/** The name of the store in the browser. */
export const appStorageName = 'app-storage';

/** Incremented when the shape of the stored data changes; `migrate` reads older versions. */
const version = 1;

type StoredFlow = (typeof storedFlows)[FlowName];

/** The data of each flow, by its name in the store. */
export type StoredData = Readonly<Record<StoredFlow, CheckoutData>>;

/** The stored data, and the day on which it was last changed, `2026-11-27`: it is dropped after `checkoutDays`. */
type Stored = StoredData & { readonly savedOn?: string };

export interface CheckoutActions {
  /** Changes a flow’s data. */
  readonly change: (flow: FlowName, change: (data: CheckoutData) => CheckoutData) => void;
  /** The flow is completed, or the visitor left its pages. */
  readonly reset: (flow: FlowName) => void;
}

export interface CheckoutState extends CheckoutActions {
  readonly flows: StoredData;
  /** Whether the stored data has been read; false on the server and until the page has mounted. */
  readonly isLoaded: boolean;
}

const nothing: StoredData = { register: {}, gift: {}, modify: {}, renewal: {} };

export interface CheckoutStoreOptions {
  /** Default: `localStorage`. If it is full or blocked, the data lasts as long as the page. */
  readonly storage?: (() => StateStorage) | undefined;
}

/**
 * The answers of the checkouts, kept in the browser under `app-storage`. Call `persist.rehydrate()` after the page has
 * mounted, because the server does not have them.
 */
export function createCheckoutStore({ storage = () => localStorage }: CheckoutStoreOptions = {}) {
  return createStore<CheckoutState>()(
    persist(
      (set) => {
        const change: CheckoutActions['change'] = (flow, next) =>
          set(({ flows }) => {
            const name = storedFlows[flow];
            return { flows: { ...flows, [name]: next(flows[name]) } };
          });
        return {
          flows: nothing,
          isLoaded: false,
          change,
          reset: (flow) => change(flow, () => ({})),
        };
      },
      {
        name: appStorageName,
        version,
        storage: quiet(storage),
        skipHydration: true,
        partialize: ({ flows }): Stored => ({ ...stripSecrets(flows), savedOn: today() }),
        // There are no older versions: other data is dropped.
        migrate: readStored,
        merge: (stored, state) => ({
          ...state,
          flows: stored === undefined ? state.flows : readStored(stored),
          isLoaded: true,
        }),
      },
    ),
  );
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

/** The stored flows; invalid data becomes an empty flow, and so does what is too old. */
function readStored(stored: unknown): StoredData {
  const given: Readonly<Record<string, unknown>> = isObject(stored) && !isOld(stored) ? stored : {};
  const entries = Object.keys(nothing).map((name) => [name, isObject(given[name]) ? given[name] : {}]);
  return Object.fromEntries(entries) as StoredData;
}

// A day, not a time: its thirteen digits could pass for a card number.
const today = () => new Date().toISOString().slice(0, 10);

function isOld({ savedOn }: Readonly<Record<string, unknown>>): boolean {
  if (typeof savedOn !== 'string') return false;
  return Date.parse(today()) - Date.parse(savedOn) > checkoutDays * 86_400_000;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** If storage is full, blocked or holds invalid data, the steps still work: the data is kept in the page only. */
function quiet(storage: () => StateStorage): PersistStorage<Stored> {
  const attempt = <Result>(work: () => Result): Result | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    getItem: (name) =>
      attempt(() => {
        const stored: unknown = JSON.parse(String(storage().getItem(name)));
        return isObject(stored) ? (stored as unknown as StorageValue<Stored>) : null;
      }),
    setItem: (name, value) => attempt(() => storage().setItem(name, JSON.stringify(value))),
    removeItem: (name) => attempt(() => storage().removeItem(name)),
  };
}

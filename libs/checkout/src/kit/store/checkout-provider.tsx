'use client';

import type { FlowName } from '@jalon/api-client/contract';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type CheckoutData, storedFlows } from '../checkout-data.ts';
import {
  appStorageName,
  type CheckoutActions,
  type CheckoutStore,
  createCheckoutStore,
} from './checkout-store.ts';

const StoreContext = createContext<CheckoutStore | undefined>(undefined);

export interface CheckoutProviderProps {
  /** The host’s own store; read when the provider mounts. */
  store?: CheckoutStore | undefined;
  children: ReactNode;
}

/**
 * Holds the answers of the checkouts for the pages inside it, in one store. Reads the data
 * kept in the browser after it has mounted, and follows changes in other tabs.
 */
export function CheckoutProvider({ store: given, children }: CheckoutProviderProps) {
  const [store] = useState(() => given ?? createCheckoutStore());
  useEffect(() => {
    void store.persist.rehydrate();
    function follow({ key }: StorageEvent) {
      if (key === appStorageName || key === null) void store.persist.rehydrate();
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [store]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

export interface Checkout extends CheckoutActions {
  /** The answers of the flow; empty until `isLoaded`. */
  readonly data: CheckoutData;
  /** Whether the data kept in the browser has been read: false on the server and during hydration. */
  readonly isLoaded: boolean;
}

/** The store of the answers, for code that needs no render when they change. Throws outside a {@link CheckoutProvider}. */
export function useCheckoutStore(): CheckoutStore {
  const store = use(StoreContext);
  if (!store) throw new Error('The answers of a checkout were used outside a CheckoutProvider');
  return store;
}

/** The answers of a flow, and the actions that change them. Throws outside a {@link CheckoutProvider}. */
export function useCheckout(flow: FlowName): Checkout {
  const { flows, ...state } = useStore(useCheckoutStore());
  return { ...state, data: flows[storedFlows[flow]] };
}

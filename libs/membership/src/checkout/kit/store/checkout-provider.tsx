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
  /** A store of the host’s own; read when the provider mounts. */
  store?: CheckoutStore | undefined;
  children: ReactNode;
}

/**
 * Holds the answers of the checkouts for the pages inside it, one store for each provider. Reads what the browser has
 * kept after it has mounted, and follows other tabs.
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
  /** Whether what the browser has kept was read: false on the server and at first in a page. */
  readonly isLoaded: boolean;
}

/** The answers of a flow, and how they change. Throws outside a {@link CheckoutProvider}. */
export function useCheckout(flow: FlowName): Checkout {
  const store = use(StoreContext);
  if (!store) throw new Error('useCheckout was called outside a CheckoutProvider');
  const { flows, ...state } = useStore(store);
  return { ...state, data: flows[storedFlows[flow]] };
}

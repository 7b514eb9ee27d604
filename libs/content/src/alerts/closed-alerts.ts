'use client';

import { useSyncExternalStore } from 'react';
import { closeAlert, idsIn, readClosedAlerts } from './closed-alert-ids.ts';

/** The ids of the alerts closed in this browser, and a function that closes one. The server shows every alert. */
export function useClosedAlerts(): [closed: readonly string[], close: (id: string) => void] {
  const stored = useSyncExternalStore(neverChanges, readClosedAlerts, () => '');
  return [idsIn(stored), closeAlert];
}

// The banner itself removes an alert closed on this page, and moves the focus.
const neverChanges = () => () => {};

import { useSyncExternalStore } from 'react';

const storageKey = 'closedAlerts';

/** The ids of the alerts that were closed in this tab, and what closes one. The server shows every alert. */
export function useClosedAlerts(): [closed: readonly string[], close: (id: string) => void] {
  const stored = useSyncExternalStore(neverChanges, read, () => '');
  return [idsIn(stored), close];
}

function close(id: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...new Set([...idsIn(read()), id])]));
  } catch {
    // The browser blocks storage: the alert is back on the next page.
  }
}

function read(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function idsIn(stored: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored || '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

// The banner itself removes an alert that is closed on this page, and moves the focus.
const neverChanges = () => () => {};

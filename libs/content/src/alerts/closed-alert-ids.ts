const storageKey = 'closedAlerts';

/** The ids of the alerts closed in this browser, as a text for comparison; empty without any. */
export function readClosedAlerts(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

export function closeAlert(id: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...new Set([...idsIn(readClosedAlerts()), id])]));
  } catch {
    // The browser blocks storage: the alert shows again on the next page.
  }
}

export function idsIn(stored: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored || '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

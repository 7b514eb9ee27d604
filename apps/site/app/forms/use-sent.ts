import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { SentForm } from './sent-cookie.ts';

/**
 * The submission that a page confirms: from the state of its history entry, otherwise from the cookie, which all tabs
 * share.
 */
export function useSent(fromCookie: SentForm | undefined): SentForm | undefined {
  const { state } = useLocation();
  const own: SentForm | null = state;
  // The server renders the page from the cookie only.
  return useSyncExternalStore(
    neverChanges,
    () => own ?? fromCookie,
    () => fromCookie,
  );
}

const neverChanges = () => () => {};

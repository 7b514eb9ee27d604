import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { SentForm } from './sent-cookie.ts';

/**
 * The submission that a page confirms: from the state of its history entry, else from the cookie, which all tabs
 * share.
 */
export function useSent(fromCookie: SentForm | undefined): SentForm | undefined {
  const { state } = useLocation();
  const own: SentForm | null = state;
  // The server rendered the page with the cookie only.
  return useSyncExternalStore(
    neverChanges,
    () => own ?? fromCookie,
    () => fromCookie,
  );
}

const neverChanges = () => () => {};

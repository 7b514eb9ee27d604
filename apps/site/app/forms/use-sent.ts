import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { SentForm } from './sent-cookie.ts';

/**
 * The submission that a page follows: the one that its own entry in the browser's history keeps, else that of
 * the cookie, which all tabs share.
 */
export function useSent(fromCookie: SentForm | undefined): SentForm | undefined {
  const { state } = useLocation();
  const own: SentForm | null = state;
  // The server, which rendered the page, knows the cookie alone.
  return useSyncExternalStore(
    neverChanges,
    () => own ?? fromCookie,
    () => fromCookie,
  );
}

const neverChanges = () => () => {};

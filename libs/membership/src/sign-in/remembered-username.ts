'use client';

import { useSyncExternalStore } from 'react';
import { withoutSpaces } from './form-post.ts';

/** The local storage key. */
const storageKey = 'username';

/** The username in local storage: `null` if none is stored and on the server, `undefined` if the browser blocks it. */
export function useRememberedUsername(): string | null | undefined {
  return useSyncExternalStore(neverChanges, read, () => null);
}

/** Stores the username of a member who has signed in, or removes the stored one. */
export function rememberUsername(username: string | undefined): void {
  try {
    if (username) localStorage.setItem(storageKey, withoutSpaces(username));
    else localStorage.removeItem(storageKey);
  } catch {
    // The browser blocks local storage.
  }
}

function read(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
}

const neverChanges = () => () => {};

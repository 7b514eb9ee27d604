/** Announces to other tabs that a member has signed in or out. */
const channelName = 'jalon.member';

/** Makes `useMember` read the cookie again, in this tab and in the others. Call it after the cookie has changed. */
export function announceMember(): void {
  for (const listener of listeners) listener();
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

const listeners = new Set<() => void>();

/**
 * Calls back when the member may have changed: the cookies changed, a tab announced it, or this tab is shown again.
 * In browsers without `cookieStore`, a sign-in without a script is noticed only when the tab is shown again.
 */
export function onMemberChange(listener: () => void): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  const whenShown = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const cookies = 'cookieStore' in window ? window.cookieStore : undefined;
  cookies?.addEventListener('change', listener);
  listeners.add(listener);
  channel?.addEventListener('message', listener);
  document.addEventListener('visibilitychange', whenShown);
  window.addEventListener('pageshow', listener);
  return () => {
    cookies?.removeEventListener('change', listener);
    listeners.delete(listener);
    channel?.close();
    document.removeEventListener('visibilitychange', whenShown);
    window.removeEventListener('pageshow', listener);
  };
}

/** Milliseconds to detect a navigation that a host has started: WebKit starts it in a task of its own. */
const begins = 100;

/** Milliseconds to wait for the next page once navigation has started: after a download, there is none. */
const comes = 10_000;

/**
 * Runs an action that may leave the page, for example with `location.assign`. If it does, the promise settles only when
 * the browser restores the page or stays on it. Rejects with what `act` throws.
 */
export async function untilLeft(act: () => unknown): Promise<void> {
  // The page of now: a test may have taken its own away before the wait ends.
  const page = window;
  let isLeaving = false;
  const leave = (event: Event) => {
    isLeaving ||= !(event as Partial<NavigateEvent>).destination?.sameDocument;
  };
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    // Safari on a phone supports only the second event, older browsers only the first.
    page[change]('beforeunload', leave);
    page.navigation?.[change]('navigate', leave);
  };
  listen('addEventListener');
  try {
    await act();
    await new Promise((resolve) => setTimeout(resolve, begins));
  } finally {
    listen('removeEventListener');
  }
  if (!isLeaving) return;
  await new Promise((resolve) => {
    page.addEventListener('pageshow', resolve, { once: true });
    setTimeout(resolve, comes);
  });
}

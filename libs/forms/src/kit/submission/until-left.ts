/** Milliseconds in which a navigation that a host has begun shows itself: WebKit begins it in a task of its own. */
const begins = 100;

/** Milliseconds for which a page that is being left waits for the next one: a download leaves it where it is. */
const comes = 10_000;

/**
 * Does what may leave the page, by `location.assign` say, and if it does, settles no sooner than the browser brings the
 * page back or keeps it after all. Rejects with what `act` throws.
 */
export async function untilLeft(act: () => unknown): Promise<void> {
  let isLeaving = false;
  const leave = (event: Event) => {
    isLeaving ||= !(event as Partial<NavigateEvent>).destination?.sameDocument;
  };
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    // Safari on a phone knows the second alone, and older browsers only the first.
    window[change]('beforeunload', leave);
    window.navigation?.[change]('navigate', leave);
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
    window.addEventListener('pageshow', resolve, { once: true });
    setTimeout(resolve, comes);
  });
}

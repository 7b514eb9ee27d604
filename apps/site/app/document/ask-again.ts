/** The attribute of an element whose page is loaded again while its outcome is open: after how many seconds. */
export const askAgainAttribute = 'data-ask-again';

/** Loads the page again if it says so. Without a script, its `meta` does. */
export function askAgain(): void {
  const seconds = document.querySelector(`[${askAgainAttribute}]`)?.getAttribute(askAgainAttribute);
  if (seconds) setTimeout(() => location.reload(), Number(seconds) * 1000);
}

import type { PostToPage, SendResult } from '@jalon/forms/kit';

/** In milliseconds. */
const patience = 10_000;

/**
 * Posts the checked form of a step to its page, unless the host can’t be reached: the browser would replace the page, and
 * what was typed in it, with its own error.
 */
export async function postToPage(fields?: PostToPage['fields']): Promise<PostToPage | SendResult> {
  try {
    // Any answer will do.
    await fetch('/', {
      method: 'HEAD',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return { status: 'post', fields };
  } catch {
    return { status: 'error', errors: { generic: 'tryAgainLater' } };
  }
}

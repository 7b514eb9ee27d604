import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Whether to reload the data of the frame: after an accepted post, which may have signed a member in or out,
 * and when the page is reloaded at its own address. A link to another page changes nothing in the frame.
 */
export function revalidateSiteData({
  formMethod = 'GET',
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<
  ShouldRevalidateFunctionArgs,
  'formMethod' | 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'
>): boolean {
  // By default, the router reloads nothing after a failed post, so that the page keeps its form.
  return formMethod === 'GET' ? currentUrl.href === nextUrl.href : defaultShouldRevalidate;
}

import type { HeadersFunction } from 'react-router';

/** The headers of a checkout page, which is never cached. */
export const checkoutHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const retryAfter = actionHeaders.get('retry-after') ?? loaderHeaders.get('retry-after');
  return {
    'cache-control': 'no-store',
    // The addresses contain secrets: of a link, an attempt to pay or a gift.
    'referrer-policy': 'same-origin',
    ...(retryAfter && { 'retry-after': retryAfter }),
  };
};

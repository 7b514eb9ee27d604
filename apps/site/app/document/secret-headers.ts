import type { HeadersFunction } from 'react-router';

/** The headers of a page whose address contains a secret: it is never cached, and no other site sees the address. */
export const secretHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const retryAfter = actionHeaders.get('retry-after') ?? loaderHeaders.get('retry-after');
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    ...(retryAfter && { 'retry-after': retryAfter }),
  };
};

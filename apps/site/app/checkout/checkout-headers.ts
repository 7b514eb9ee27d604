import type { HeadersFunction } from 'react-router';

/** The headers of a checkout page: never cached, with the security policy that its loader chose. */
export const checkoutHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const policy = loaderHeaders.get('content-security-policy');
  const retryAfter = actionHeaders.get('retry-after') ?? loaderHeaders.get('retry-after');
  return {
    'cache-control': 'no-store',
    // The addresses contain secrets: of a link, an attempt to pay or a gift.
    'referrer-policy': 'same-origin',
    ...(policy && { 'content-security-policy': policy }),
    ...(retryAfter && { 'retry-after': retryAfter }),
  };
};

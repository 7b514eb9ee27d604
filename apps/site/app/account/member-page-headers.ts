import type { HeadersFunction } from 'react-router';

/** Headers of a page that is a member's own. */
export const memberPageHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const retryAfter = actionHeaders.get('retry-after') ?? loaderHeaders.get('retry-after');
  return { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) };
};

import type { HeadersFunction } from 'react-router';

/** The headers of a page with a form: it contains the key of one submission, and possibly typed data. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('retry-after');
  return { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) };
};

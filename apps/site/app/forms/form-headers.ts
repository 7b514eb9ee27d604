import type { HeadersFunction } from 'react-router';

/** Headers of a page with a form: it holds the key of one submission, and perhaps what was typed. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('retry-after');
  return { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) };
};

import { type Answer, headersOf, toResponse } from './answer.ts';

/** The header of the request with the view, from `proxy.ts` to the page. */
const viewHeader = 'x-jalon-view';

/** The part of `NextResponse` that is used. */
interface NextResponses<Result> {
  rewrite(
    destination: URL,
    init: {
      readonly request: { readonly headers: Headers };
      readonly status: number;
      readonly headers: Headers;
    },
  ): Result;
}

/**
 * What `proxy` of `proxy.ts` returns for an answer, because a page of the App Router can set neither a status nor a cookie:
 * a redirect, or the page at the request's own address with the view in a header of the request. Pass `NextResponse`.
 */
export function toProxyResult<Result>(
  answer: Answer<unknown>,
  request: { readonly url: string; readonly headers: Headers },
  responses: NextResponses<Result>,
): Result | Response {
  if (answer.kind === 'redirect') {
    const location = new URL(answer.location, request.url).href;
    return toResponse({ ...answer, location }, () => '');
  }
  const headers = new Headers(request.headers);
  // Replaces one that the browser sent.
  headers.set(viewHeader, encodeURIComponent(JSON.stringify(answer.view)));
  const init = { request: { headers }, status: answer.status, headers: headersOf(answer) };
  return responses.rewrite(new URL(request.url), init);
}

/**
 * The view of the request in a page: `viewOf<View>(await headers())`. Undefined when the request did not pass `proxy.ts`.
 * Only the paths in the `matcher` of `proxy.ts` may read it: on others, the browser could have sent the header.
 */
export function viewOf<View>(headers: { get(name: string): string | null }): View | undefined {
  const view = headers.get(viewHeader);
  return view === null ? undefined : JSON.parse(decodeURIComponent(view));
}

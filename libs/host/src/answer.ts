/** A header of the response. Pairs instead of an object, because `Set-Cookie` may occur several times. */
export type HeaderPair = readonly [name: string, value: string];

/** A page: the host renders the view, which is plain JSON. */
export interface PageAnswer<View> {
  readonly kind: 'page';
  readonly view: View;
  readonly status: number;
  readonly headers: readonly HeaderPair[];
}

/** 303 is always followed by a GET; 307 and 308 repeat the method and the body. */
export type RedirectStatus = 301 | 302 | 303 | 307 | 308;

export interface RedirectAnswer {
  readonly kind: 'redirect';
  /** An absolute URL, or a path of the host. */
  readonly location: string;
  readonly status: RedirectStatus;
  readonly headers: readonly HeaderPair[];
}

/** What an engine answers to a request. An adapter turns it into what the host's framework expects. */
export type Answer<View> = PageAnswer<View> | RedirectAnswer;

export interface AnswerOptions<Status extends number = number> {
  readonly status?: Status;
  readonly headers?: readonly HeaderPair[];
}

/** A page; status 200 by default. */
export function page<View>(view: View, { status = 200, headers = [] }: AnswerOptions = {}): PageAnswer<View> {
  return { kind: 'page', view, status, headers };
}

/** A redirect; status 303 by default, so that a reload does not post again. */
export function redirect(
  location: string,
  { status = 303, headers = [] }: AnswerOptions<RedirectStatus> = {},
): RedirectAnswer {
  return { kind: 'redirect', location, status, headers };
}

/** The answer's own headers, without `Location`. */
export function headersOf({ headers }: Answer<unknown>): Headers {
  const own = new Headers();
  for (const [name, value] of headers) own.append(name, value);
  return own;
}

/** The response of a server without a framework; `render` returns the body of a view. */
export function toResponse<View>(answer: Answer<View>, render: (view: View) => BodyInit): Response {
  const headers = headersOf(answer);
  if (answer.kind === 'page') return new Response(render(answer.view), { status: answer.status, headers });
  headers.set('location', answer.location);
  return new Response(null, { status: answer.status, headers });
}

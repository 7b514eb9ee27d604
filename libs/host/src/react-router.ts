import { data, type HeadersArgs, redirect } from 'react-router';
import { type Answer, headersOf } from './answer.ts';

/**
 * What a loader or an action returns for an answer: the view with its status and headers, or a redirect. The route also
 * exports `headers` of this entry, because React Router sends only cookies of a loader by itself.
 */
export function toRouteResult<View>(answer: Answer<View>) {
  const { status } = answer;
  const headers = headersOf(answer);
  if (answer.kind === 'redirect') return redirect(answer.location, { status, headers });
  return data(answer.view, { status, headers });
}

/**
 * The `headers` of a route: those of the parent route, then of the loader, then of the action; of several with the same name
 * the last counts. React Router adds the cookies of all three itself.
 */
export function headers({ parentHeaders, loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const sent = new Headers();
  for (const given of [parentHeaders, loaderHeaders, actionHeaders]) {
    for (const [name, value] of given) if (name !== 'set-cookie') sent.set(name, value);
  }
  return sent;
}

import { readForm } from '@jalon/forms/server';
import { redirect } from 'react-router';
import { parseSent, sentCookie } from '../forms/sent-cookie.ts';
import type { Route } from './+types/remember-sent.ts';

/** Sets the cookie of a submission that a script sent. Scripts can't set it: it is `HttpOnly`. */
export async function action({ request, url }: Route.ActionArgs) {
  const sent = parseSent(String((await readForm(request)).get('sent')));
  if (!sent) return new Response(null, { status: 400 });
  return new Response(null, { status: 204, headers: { 'set-cookie': sentCookie(sent, url.protocol) } });
}

export const loader = () => redirect('/');

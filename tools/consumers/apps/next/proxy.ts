import { batteryTest } from '@jalon/forms/schemas';
import { handleFormPost } from '@jalon/forms/server';
import { type NextRequest, NextResponse } from 'next/server';

export const config = { matcher: '/fr/formulaires/test-de-batterie' };

export async function proxy(request: NextRequest) {
  const headers = new Headers(request.headers);
  // Ours alone to set.
  headers.delete('x-rejected-post');
  if (request.method !== 'POST') return NextResponse.next({ request: { headers } });

  const visitor = request.headers.get('x-forwarded-for') ?? '';
  const result = await handleFormPost(batteryTest(), request, {
    locale: 'fr',
    api: { baseUrl: process.env.API_URL, headers: { 'x-forwarded-for': visitor } },
  });
  if (result.status === 'success') {
    // A fragment of its own: a browser keeps the form's over an address without one.
    return NextResponse.redirect(new URL('/fr/confirmation-envoi-formulaire#main', request.url), 303);
  }
  headers.set('x-rejected-post', Buffer.from(JSON.stringify(result.posted)).toString('base64url'));
  return NextResponse.rewrite(request.nextUrl, { request: { headers }, status: result.httpStatus });
}

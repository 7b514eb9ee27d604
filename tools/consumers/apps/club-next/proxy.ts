import type { CheckoutView } from '@jalon/checkout';
import type { ContentView } from '@jalon/content';
import type { Answer } from '@jalon/host';
import { toProxyResult } from '@jalon/host/next';
import { type NextRequest, NextResponse } from 'next/server';
import { checkoutFor } from './checkout';
import { content } from './content';

export const config = {
  matcher: [
    '/fr/(adhesion|offrir-une-adhesion|modifier-mon-adhesion|renouvellement|cadeau|reprendre)/:path*',
    '/en/(registration|gift-a-membership|modify-my-membership|renewal|gift|resume)/:path*',
    '/fr/assistance-routiere',
    '/en/roadside-assistance',
  ],
};

const contentPages = ['/fr/assistance-routiere', '/en/roadside-assistance'];

export async function proxy(request: NextRequest) {
  const engine = contentPages.includes(request.nextUrl.pathname) ? content : checkoutFor(request);
  const answer: Answer<CheckoutView | ContentView> = await (request.method === 'POST'
    ? engine.post(request)
    : engine.load(request));
  return toProxyResult(answer, request, NextResponse);
}

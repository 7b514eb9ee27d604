import { toProxyResult } from '@jalon/host/next';
import { type NextRequest, NextResponse } from 'next/server';
import { checkoutFor } from './checkout';

export const config = {
  matcher: [
    '/fr/(adhesion|offrir-une-adhesion|modifier-mon-adhesion|renouvellement|cadeau|reprendre)/:path*',
    '/en/(registration|gift-a-membership|modify-my-membership|renewal|gift|resume)/:path*',
  ],
};

export async function proxy(request: NextRequest) {
  const checkout = checkoutFor(request);
  const answer = await (request.method === 'POST' ? checkout.post(request) : checkout.load(request));
  return toProxyResult(answer, request, NextResponse);
}

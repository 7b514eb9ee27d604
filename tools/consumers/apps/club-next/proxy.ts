import { toProxyResult } from '@jalon/host/next';
import { type NextRequest, NextResponse } from 'next/server';
import { checkoutFor } from './checkout';
import { content } from './content';
import { formsFor } from './forms';

export const config = {
  matcher: [
    '/fr/(adhesion|offrir-une-adhesion|modifier-mon-adhesion|renouvellement|cadeau|reprendre)/:path*',
    '/(fr/formulaires|en/forms)/:form',
    '/en/(registration|gift-a-membership|modify-my-membership|renewal|gift|resume)/:path*',
    '/fr/assistance-routiere',
    '/en/roadside-assistance',
  ],
};

const contentPages = ['/fr/assistance-routiere', '/en/roadside-assistance'];

export async function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const isForm = /^\/(fr\/formulaires|en\/forms)\//.test(pathname);
  const other = isForm ? formsFor(request) : checkoutFor(request);
  const engine = contentPages.includes(pathname) ? content : other;
  const answer = await (request.method === 'POST' ? engine.post(request) : engine.load(request));
  return toProxyResult(answer, request, NextResponse);
}

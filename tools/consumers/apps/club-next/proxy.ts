import type { Answer } from '@jalon/host';
import { toProxyResult } from '@jalon/host/next';
import { defaultAccountPaths, pageAt } from '@jalon/membership/account/server';
import { type NextRequest, NextResponse } from 'next/server';
import { accountFor } from './account';
import { checkoutFor } from './checkout';
import { content } from './content';
import { formsFor } from './forms';

export const config = {
  matcher: [
    '/fr/(adhesion|offrir-une-adhesion|modifier-mon-adhesion|renouvellement|cadeau|reprendre)/:path*',
    '/(fr/formulaires|en/forms)/:form',
    '/en/(registration|gift-a-membership|modify-my-membership|renewal|gift|resume)/:path*',
    '/fr/(connexion|session|mot-de-passe-oublie|nouveau-mot-de-passe)',
    '/en/(sign-in|session|forgotten-password|new-password)',
    '/fr/espace-connecte/:path(securite|mode-de-paiement)?',
    '/en/connected-space/:path(security|payment-method)?',
    '/fr/assistance-routiere',
    '/en/roadside-assistance',
  ],
};

const contentPages = ['/fr/assistance-routiere', '/en/roadside-assistance'];

function engineOf(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (contentPages.includes(pathname)) return content;
  if (/^\/(fr\/formulaires|en\/forms)\//.test(pathname)) return formsFor(request);
  return pageAt(pathname, defaultAccountPaths) ? accountFor(request) : checkoutFor(request);
}

export async function proxy(request: NextRequest) {
  if (request.nextUrl.pathname.endsWith('/session')) return accountFor(request).session(request);
  const engine = engineOf(request);
  const isPost = request.method === 'POST';
  const answer: Answer<unknown> = await (isPost ? engine.post(request) : engine.load(request));
  return toProxyResult(answer, request, NextResponse);
}

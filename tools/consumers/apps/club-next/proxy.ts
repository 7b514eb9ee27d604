import type { Answer } from '@jalon/host';
import { toProxyResult } from '@jalon/host/next';
import { defaultAccountPaths, pageAt } from '@jalon/membership/account/server';
import { type NextRequest, NextResponse } from 'next/server';
import { accountFor } from './club/account';
import { checkoutFor } from './club/checkout';
import { consentFor } from './club/consent';
import { content } from './club/content';
import { formsFor } from './club/forms';

export const config = {
  matcher: [
    '/fr/(adhesion|offrir-une-adhesion|modifier-mon-adhesion|renouvellement|cadeau|reprendre)/:path*',
    '/(fr/formulaires|en/forms)/:form',
    '/en/(registration|gift-a-membership|modify-my-membership|renewal|gift|resume)/:path*',
    '/fr/(connexion|session|mot-de-passe-oublie|nouveau-mot-de-passe)',
    '/en/(sign-in|session|forgotten-password|new-password)',
    '/fr/espace-connecte/:path(securite|mode-de-paiement)?',
    '/en/connected-space/:path(security|payment-method)?',
    '/fr/(assistance-routiere|confidentialite)',
    '/en/(roadside-assistance|privacy)',
    '/(fr/temoins|en/cookies)',
  ],
};

function engineOf(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (/\/(assistance-routiere|confidentialite|roadside-assistance|privacy)$/.test(pathname)) return content;
  if (/^\/(fr\/formulaires|en\/forms)\//.test(pathname)) return formsFor(request);
  if (/\/(temoins|cookies)$/.test(pathname)) return consentFor(request);
  return pageAt(pathname, defaultAccountPaths) ? accountFor(request) : checkoutFor(request);
}

export async function proxy(request: NextRequest) {
  if (request.nextUrl.pathname.endsWith('/session')) return accountFor(request).session(request);
  const engine = engineOf(request);
  const isPost = request.method === 'POST';
  const answer: Answer<unknown> = await (isPost ? engine.post(request) : engine.load(request));
  return toProxyResult(answer, request, NextResponse);
}

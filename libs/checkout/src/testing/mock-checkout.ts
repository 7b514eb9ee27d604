import { getMember, type MemberSource } from '@jalon/api-client/contract';
import { createCheckoutHandlers, createPriceHandlers, mockMembers } from '@jalon/api-client/msw';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { mockApi } from '../../../../tools/vite/mock-api.ts';
import type { CheckoutOptions } from '../server/index.ts';
import { apiUrl, openBrowser } from './step-browser.ts';

/** The API of the checkouts for the tests of a file, and browsers before the engine that asks it. */
export function mockCheckout() {
  const baseUrl = apiUrl;
  const mocked = mockApi(baseUrl, () => [
    ...createCheckoutHandlers({ baseUrl }),
    ...createPriceHandlers({ baseUrl }),
  ]);
  const { fetch } = mocked.api;
  return {
    ...mocked,
    openBrowser: ({ api = { baseUrl }, ...options }: Partial<CheckoutOptions> = {}) =>
      openBrowser({ ...options, api: { ...api, fetch } }),
  };
}

/** The API refuses the calls of a path: all of them, or the next one. */
export const refusing = (
  path: string,
  status: number,
  { errors = {}, once = false }: { readonly errors?: object; readonly once?: boolean } = {},
): HttpHandler =>
  http.all(
    apiUrl + path,
    () => HttpResponse.json({ status: 'error', code: 'invalid_fields', errors }, { status }),
    { once },
  );

const zoe = mockMembers[0]?.source as MemberSource;
const [main] = zoe.resMemberData.membres;

/** The number of the member whom `memberApi` knows. */
export const memberNumber = main.noMembre;

type Membership = typeof main.dossierAdhesion;

/** The API knows one member, with these details of the membership. */
export function memberApi({ type = 'P', ...changes }: Partial<Membership> & { readonly type?: string }) {
  const dossierAdhesion = { ...main.dossierAdhesion, ...changes };
  const membres = [{ ...main, codeTypeMembre: type, dossierAdhesion }];
  return http.get(apiUrl + getMember.path, () => HttpResponse.json({ ...zoe, resMemberData: { membres } }));
}

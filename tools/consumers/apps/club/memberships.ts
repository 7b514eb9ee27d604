import { type ApiClientOptions, call, getMembershipPrices, isCallError } from '@jalon/api-client';
import type { Locale } from '@jalon/i18n';
import { readSelection, withPrices } from '@jalon/membership/content';
import { sampleMembershipsAt } from '@jalon/membership/samples';

/** The memberships with the prices of the API, and the two compared ones in the query of the page’s address. */
export async function loadMemberships(locale: Locale, search: string, api: ApiClientOptions) {
  const { types } = sampleMembershipsAt(locale);
  const answer = await call(getMembershipPrices, {}, api);
  const memberships = withPrices(types, isCallError(answer) ? [] : answer.prices);
  return { memberships, selection: readSelection(search, types) };
}

import { type ApiClientOptions, call, getMembershipPrices, isCallError } from '@jalon/api-client';
import type { Locale } from '@jalon/i18n';
import { readSelection, withPrices } from '@jalon/membership/content';
import { sampleMembershipsAt } from '@jalon/membership/samples';

/** The club’s memberships: put your own content here. They are sold on another site. */
const content = (locale: Locale) =>
  sampleMembershipsAt(locale, { join: (code) => `https://club.example/${locale}/join?type=${code}` });

/** The memberships with the prices of the API, and those that the page’s address compares. */
export async function loadMemberships(locale: Locale, search: string, api: ApiClientOptions = {}) {
  const { types, sections, texts } = content(locale);
  const answer = await call(getMembershipPrices, {}, api);
  const memberships = withPrices(types, isCallError(answer) ? [] : answer.prices);
  return { memberships, sections, texts, selection: readSelection(search, types) };
}

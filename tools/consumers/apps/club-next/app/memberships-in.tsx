import type { Locale } from '@jalon/i18n';
import { apiUrl } from '../club/api';
import { loadMemberships } from '../club/memberships';
import { MembershipsPage } from '../club/memberships-page';

interface PageProps {
  searchParams: Promise<Record<string, string>>;
}

/** The page of the comparator in a language. */
export function membershipsIn(locale: Locale) {
  return async function Page({ searchParams }: PageProps) {
    const search = new URLSearchParams(await searchParams).toString();
    return <MembershipsPage {...(await loadMemberships(locale, search, { baseUrl: apiUrl }))} />;
  };
}

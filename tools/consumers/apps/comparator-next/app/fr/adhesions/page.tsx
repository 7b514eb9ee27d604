import { I18nProvider } from '@jalon/i18n/react';
import { load, Memberships } from '../../../memberships';

interface PageProps {
  searchParams: Promise<Record<string, string>>;
}

/** The comparator as the README of the memberships shows it. */
export default async function Page({ searchParams }: PageProps) {
  const search = new URLSearchParams(await searchParams).toString();
  const memberships = await load(search, { baseUrl: process.env.API_URL ?? '' });
  return (
    <I18nProvider locale="fr">
      <main>
        <h1>Adhésions</h1>
        <Memberships {...memberships} />
      </main>
    </I18nProvider>
  );
}

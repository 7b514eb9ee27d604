import { load, Memberships } from '../../../memberships';

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const search = new URLSearchParams(await searchParams).toString();
  const memberships = await load(search, { baseUrl: process.env.API_URL ?? '' });
  return (
    <>
      <h1>Adhésions</h1>
      <Memberships {...memberships} />
    </>
  );
}

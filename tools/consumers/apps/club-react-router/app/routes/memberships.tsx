import { localeFromPath } from '@jalon/i18n';
import { apiFor } from '../../club/api';
import { loadMemberships } from '../../club/memberships';
import { MembershipsPage } from '../../club/memberships-page';
import type { Route } from './+types/memberships';

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return loadMemberships(localeFromPath(pathname), search, apiFor(request));
}

export default function Memberships({ loaderData }: Route.ComponentProps) {
  return <MembershipsPage {...loaderData} />;
}

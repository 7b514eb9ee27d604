import { type ClubConfig, defaultClub } from '@jalon/forms/club';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the root loader tells every page: the club and the site's origin. */
export function useSite(): { readonly club: ClubConfig; readonly origin: string } {
  // Absent on the error page of a failure in the root itself.
  return useRouteLoaderData<typeof loader>('root') ?? { club: defaultClub, origin: '' };
}

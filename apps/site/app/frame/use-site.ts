import { type ClubConfig, defaultClub } from '@jalon/forms/club';
import type { Localized } from '@jalon/i18n';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

export interface Site {
  readonly club: ClubConfig;
  /** Where to write to the club. */
  readonly contactPaths?: Localized<string>;
  /** The site's own. */
  readonly origin: string;
}

/** What the root loader tells every page. */
export function useSite(): Site {
  // Absent on the error page of a failure in the root itself.
  return useRouteLoaderData<typeof loader>('root') ?? { club: defaultClub, origin: '' };
}

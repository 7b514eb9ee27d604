import { createAccount, defaultAccountPaths } from '@jalon/membership/account/server';
import { sampleMemberships } from '@jalon/membership/samples';
import { apiFor } from './api';
import { club } from './club';

/** The accounts, for a request. */
export function accountFor(request: Request) {
  return createAccount({
    paths: defaultAccountPaths,
    api: apiFor(request),
    club,
    memberships: (locale) => sampleMemberships[locale],
  });
}

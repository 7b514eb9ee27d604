import { createAccount, defaultAccountPaths } from '@jalon/membership/account/server';
import { sampleMemberships } from '@jalon/membership/samples';
import { club } from './club';

const baseUrl = process.env.API_URL ?? 'http://127.0.0.1:3001';

/** The accounts, for a request. The API limits the calls of each visitor by the forwarded address. */
export function accountFor({ headers }: Request) {
  return createAccount({
    paths: defaultAccountPaths,
    api: { baseUrl, headers: { 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' } },
    club,
    memberships: (locale) => sampleMemberships[locale],
  });
}

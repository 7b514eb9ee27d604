import { getMember as getMemberCall, signIn as signInCall } from '@jalon/api-client/contract';
import { accounts } from '../features/auth/accounts.tables.ts';
import { authenticate } from '../features/auth/accounts.ts';
import { hashPassword } from '../features/auth/passwords/password.ts';
import { switchMaintenance } from '../features/maintenance/maintenance.ts';
import {
  demonstrationMemberships,
  demonstrationPassword,
  seedMembers,
} from '../features/members/demonstration.ts';
import type { Database } from '../platform/database/database.ts';
import { postJson } from './post-json.ts';
import type { TestApi } from './test-api.ts';

const [zoe, eloi] = demonstrationMemberships.flatMap(({ people }) => people);
if (!zoe || !eloi) throw new Error('There is no demonstration member');

/** Two demonstration members who share a membership. */
export const testMembers = { zoe, eloi };

/** Internals that tests of other features use. */
export { openMemberDirectory } from '../features/members/open-member-directory.ts';
export { authenticate, demonstrationPassword, seedMembers, switchMaintenance };

export const testPassword = 'mot de passe d’essai';

/** Made once: a hash takes 40 ms of processor time. */
let hashOfTestPassword: Promise<string> | undefined;

/** Adds an account; its member need not exist. */
export async function addAccount(
  database: Database,
  { username = zoe?.username ?? '', memberNumber = zoe?.memberNumber ?? '', passwordHash = '' } = {},
): Promise<void> {
  hashOfTestPassword ??= hashPassword(testPassword);
  const hash = passwordHash || (await hashOfTestPassword);
  await database.transaction((transaction) =>
    transaction.insert(accounts).values({ username, memberNumber, passwordHash: hash }),
  );
}

/** Gives every account the same password; returns its hash. */
export async function setEveryPassword(database: Database, password: string): Promise<string> {
  const passwordHash = await hashPassword(password);
  await database.transaction((transaction) => transaction.update(accounts).set({ passwordHash }));
  return passwordHash;
}

type Headers = Readonly<Record<string, string>>;

/** Signs in over HTTP; the result includes the status and the seconds to wait. */
export function signIn(
  { baseUrl }: Pick<TestApi, 'baseUrl'>,
  credentials: { readonly username: string; readonly password: string },
  headers: Headers = {},
) {
  return answerOf(postJson(baseUrl + signInCall.path, credentials, headers));
}

/** Gets a member over HTTP; returns the answer like {@link signIn}. */
export function getMember(
  { baseUrl }: Pick<TestApi, 'baseUrl'>,
  memberNumber: string,
  headers: Headers = {},
) {
  const query = new URLSearchParams({ memberNumber });
  return answerOf(fetch(`${baseUrl}${getMemberCall.path}?${query}`, { headers }));
}

/** The access token of an account whose password is {@link testPassword}. */
export async function tokenOf(api: TestApi, username: string): Promise<string> {
  const { accessToken, code } = await signIn(api, { username, password: testPassword });
  if (!accessToken) throw new Error(code);
  return accessToken;
}

interface Answer {
  readonly httpStatus: number;
  readonly retryAfter: number | undefined;
  readonly code?: string;
  readonly accessToken?: string;
}

async function answerOf(sent: Promise<Response>): Promise<Answer> {
  const response = await sent;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return { ...(await response.json()), httpStatus: response.status, retryAfter };
}

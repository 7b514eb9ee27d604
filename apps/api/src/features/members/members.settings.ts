import type { Environment } from '../../platform/config/environment.ts';

export interface MemberSettings {
  /** The membership system to ask; without it the API knows the members of its own tables. */
  readonly directory?: DirectoryAccess | undefined;
  /** Whether the fictional members and their accounts are put into the database at the start. */
  readonly demonstration: boolean;
}

/** A membership system behind HTTP. */
export interface DirectoryAccess {
  /** What stands before `members/1000000017`, with its closing slash. */
  readonly baseUrl: string;
  /** Sent as a bearer token: it is for this server alone, and reaches no answer and no log. */
  readonly key: string;
}

export function readMemberSettings(
  environment: Environment,
  { ownDatabase }: { ownDatabase: boolean },
): MemberSettings {
  const directory = readDirectoryAccess(environment);
  // Their password is public: they belong where nothing else can be signed in to.
  const standard = ownDatabase && !directory ? 'on' : 'off';
  const demonstration = environment.oneOf('SEED_DEMONSTRATION', ['on', 'off'], standard) === 'on';
  return { directory, demonstration };
}

function readDirectoryAccess(environment: Environment): DirectoryAccess | undefined {
  const baseUrl = environment.serviceUrl('MEMBER_DIRECTORY_URL')?.href.replace(/\/*$/, '/');
  const key = environment.text('MEMBER_DIRECTORY_KEY');
  // A secret is never repeated.
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    environment.problem('MEMBER_DIRECTORY_KEY must have no spaces and only ASCII characters.');
  } else if (baseUrl && !key) {
    environment.problem('MEMBER_DIRECTORY_KEY must be set when MEMBER_DIRECTORY_URL is.');
  }
  return baseUrl && key ? { baseUrl, key } : undefined;
}

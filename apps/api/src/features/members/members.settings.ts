import type { Environment } from '@jalon/process';

export interface MemberSettings {
  /** The membership system; without it the API uses its own tables. */
  readonly directory?: DirectoryAccess | undefined;
  /** Whether to add the fictional members and their accounts at each start. */
  readonly demonstration: boolean;
}

/** Access to a membership system over HTTP. */
export interface DirectoryAccess {
  /** The base of `members/1000000017`, with a trailing slash. */
  readonly baseUrl: string;
  /** Sent as a bearer token. Secret: never in answers or logs. */
  readonly key: string;
}

export function readMemberSettings(
  environment: Environment,
  { ownDatabase }: { ownDatabase: boolean },
): MemberSettings {
  const directory = readDirectoryAccess(environment);
  // Their password is public: by default, only where there are no real members.
  const standard = ownDatabase && !directory ? 'on' : 'off';
  const demonstration = environment.oneOf('SEED_DEMONSTRATION', ['on', 'off'], standard) === 'on';
  return { directory, demonstration };
}

function readDirectoryAccess(environment: Environment): DirectoryAccess | undefined {
  const baseUrl = environment.serviceUrl('MEMBER_DIRECTORY_URL')?.href.replace(/\/*$/, '/');
  const key = environment.text('MEMBER_DIRECTORY_KEY');
  // Messages never repeat secrets.
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    environment.problem('MEMBER_DIRECTORY_KEY must have no spaces and only ASCII characters.');
  } else if (baseUrl && !key) {
    environment.problem('MEMBER_DIRECTORY_KEY must be set when MEMBER_DIRECTORY_URL is.');
  }
  return baseUrl && key ? { baseUrl, key } : undefined;
}

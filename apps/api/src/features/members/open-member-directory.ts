import type { Database } from '../../platform/database/database.ts';
import { httpDirectory } from './http-directory.ts';
import type { MemberDirectory } from './member-directory.ts';
import type { MemberSettings } from './members.settings.ts';
import { tableDirectory } from './table-directory.ts';

/** The configured directory: a membership system, or the API's own tables. */
export function openMemberDirectory(
  { directory }: Pick<MemberSettings, 'directory'>,
  database: Database,
): MemberDirectory {
  return directory ? httpDirectory(directory) : tableDirectory(database);
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { workspace } from '../scripts/libraries.ts';

/** The files of the repository: tracked, or about to be. */
export function repositoryFiles(...patterns: readonly string[]): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...patterns];
  const names = execFileSync('git', list, { cwd: workspace, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return names.split('\0').filter((file) => file && existsSync(`${workspace}/${file}`));
}

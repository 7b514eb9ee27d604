import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ClubConfig, defaultClub, parseClubConfig } from '@jalon/club';
import type { Environment } from './environment.ts';
import { workspaceRoot } from './workspace-root.ts';

/** Finds further errors in a club's settings, one line each: what its reader requires. */
type CheckClub = (club: ClubConfig) => readonly string[];

type Result = { club: ClubConfig; problems?: undefined } | { club?: undefined; problems: readonly string[] };

/**
 * Reads the club's file, named by `CLUB_CONFIG`, by default `club.config.json` of the workspace if there is one.
 * Undefined when it has errors.
 */
export function readClub(environment: Environment, check?: CheckClub): ClubConfig | undefined {
  const name = environment.text('CLUB_CONFIG');
  const file = resolve(workspaceRoot, name ?? 'club.config.json');
  const result = readClubFile(file, { required: name !== undefined });
  const problems = result.problems ?? check?.(result.club) ?? [];
  for (const problem of problems) environment.problem(`CLUB_CONFIG (${file}): ${problem}.`);
  return problems.length > 0 ? undefined : result.club;
}

function readClubFile(file: string, { required }: { required: boolean }): Result {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' && !required) return { club: defaultClub };
    return { problems: [code === 'ENOENT' ? 'there is no such file' : `can’t be read (${code})`] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problems: ['is not JSON'] };
  }
  return parseClubConfig(json);
}

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ClubConfig, defaultClub, parseClubConfig } from '@jalon/forms/schemas';
import type { Environment } from './environment.ts';
import { workspaceRoot } from './workspace-root.ts';

/** Reads the club's file, named by `CLUB_CONFIG`. Undefined when it has errors. */
export function readClub(environment: Environment): ClubConfig | undefined {
  const path = environment.text('CLUB_CONFIG');
  const { club, problems = [] } = readClubFile(
    path ? resolve(workspaceRoot, path) : join(workspaceRoot, 'club.config.json'),
    path !== undefined,
  );
  for (const problem of problems) environment.problem(problem);
  return club;
}

/** `required`: whether a missing file is an error. */
function readClubFile(
  path: string,
  required: boolean,
): { club: ClubConfig; problems?: undefined } | { club?: undefined; problems: string[] } {
  const inFile = (problem: string) => `CLUB_CONFIG (${path}): ${problem}`;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' && !required) return { club: defaultClub };
    return { problems: [inFile(code === 'ENOENT' ? 'there is no such file.' : `can’t be read (${code}).`)] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problems: [inFile('is not JSON.')] };
  }
  const parsed = parseClubConfig(json);
  return parsed.problems
    ? { problems: parsed.problems.map((problem) => inFile(`${problem}.`)) }
    : { club: parsed.club };
}

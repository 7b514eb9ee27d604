import { readFileSync } from 'node:fs';
import { type ClubConfig, defaultClub, parseClubConfig } from '@jalon/forms/schemas';

/** Reads the club's configuration file; a file that nobody asked for may be missing. */
export function readClub(
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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultClub } from '@jalon/club';
import { afterAll, expect, it } from 'vitest';
import { readClub } from './club-file.ts';
import { readEnvironment } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'jalon-club-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: string | undefined, check?: Parameters<typeof readClub>[1]) {
  const file = join(folder, 'club.json');
  rmSync(file, { force: true });
  if (content !== undefined) writeFileSync(file, content);
  const environment = readEnvironment({ CLUB_CONFIG: file });
  const club = readClub(environment, check);
  return { club, problems: environment.problems.map((line) => line.replace(`CLUB_CONFIG (${file}): `, '')) };
}

it('reads the club of the workspace when no file is named', () => {
  const environment = readEnvironment({});
  expect(readClub(environment)?.name).toBeTruthy();
  expect(environment.problems).toEqual([]);
});

it('reads the file that is named', () => {
  const name = { fr: 'Club Boréal', en: 'Boreal Club' };
  expect(read(JSON.stringify({ name })).club?.name).toEqual(name);
});

it.each([
  [undefined, 'there is no such file.'],
  ['{', 'is not JSON.'],
  ['{ "name": 3 }', expect.stringMatching(/^name: .*\.$/)],
])('reports the error in %s on one line', (content, problem) => {
  expect(read(content)).toEqual({ club: undefined, problems: [problem] });
});

it('reports what its reader finds wrong', () => {
  expect(read('{}', () => ['paths: are taken'])).toEqual({
    club: undefined,
    problems: ['paths: are taken.'],
  });
});

it('keeps the settings when its reader finds nothing wrong', () => {
  expect(read('{}', () => [])).toEqual({ club: defaultClub, problems: [] });
});

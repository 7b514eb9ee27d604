import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClubConfig } from '@jalon/club';

/** The file of a club with the seller only, which has no default: its forms follow the specification. */
export const specificationClub = fileURLToPath(new URL('specification-club.json', import.meta.url));

/** The file of the demonstration club, which adds rules that the specification does not have. */
export const demonstrationClub = fileURLToPath(new URL('../../../../../club.config.json', import.meta.url));

/** Writes the file of a club with the seller and these settings; returns its path. */
export function clubFile(settings: Partial<ClubConfig>): string {
  const file = join(tmpdir(), `jalon-club-${randomUUID()}.json`);
  const seller = JSON.parse(readFileSync(specificationClub, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...seller, ...settings }));
  return file;
}

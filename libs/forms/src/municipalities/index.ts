import type { Municipality } from './search.ts';

export type { Municipality };

/** Most municipalities that one search gives: ours, what a phone shows at once. */
const limit = 10;

/**
 * The municipalities of Québec that match what was typed, best first. Their names are loaded with the first
 * call, and only then; fails when they can't be.
 */
export async function findMunicipalities(typed: string): Promise<Municipality[]> {
  const { searchMunicipalities } = await import('./search.ts');
  return searchMunicipalities(typed, limit);
}

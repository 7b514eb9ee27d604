import type { Municipality } from './search.ts';

export type { Municipality };

/** Maximum number of municipalities in a search: our choice, as many as fit on a phone. */
const limit = 10;

/**
 * The municipalities of Québec that match the typed text, best first. The names are loaded with the first
 * call. Rejects when they can't be loaded.
 */
export async function findMunicipalities(typed: string): Promise<Municipality[]> {
  const { searchMunicipalities } = await import('./search.ts');
  return searchMunicipalities(typed, limit);
}

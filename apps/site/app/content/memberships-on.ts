import type { PageTexts } from './source/content-source.ts';

/** The ids of the memberships that the features of a page name. */
export function membershipsOn({ blocks, features }: Pick<PageTexts, 'blocks' | 'features'>): string[] {
  const all = [...blocks, ...features].flatMap((block) => ('modelId' in block ? [block] : block.features));
  return all.flatMap((feature) => ('memberships' in feature ? feature.memberships : []));
}

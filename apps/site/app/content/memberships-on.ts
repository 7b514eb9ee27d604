import type { PageTexts } from './source/content-source.ts';

/** The ids of the memberships in the features of a page. */
export function membershipsOn({ blocks, features }: Pick<PageTexts, 'blocks' | 'features'>): string[] {
  const all = [...blocks, ...features].flatMap((block) => ('modelId' in block ? [block] : block.features));
  return all.flatMap((feature) => ('memberships' in feature ? feature.memberships : []));
}

import type { Feature, UnknownFeature } from '../model/features.ts';
import type { PageTexts } from '../source/content-source.ts';
import type { BlockView, FeatureView } from './view.ts';

/** All features of a page, in groups too. */
export function featuresOf(blocks: readonly BlockView[]): FeatureView[] {
  return blocks.flatMap((block) => ('modelId' in block ? [block] : block.features));
}

/** All features that the content puts on a page, in groups too. */
export function contentFeatures({
  blocks,
  features,
}: Pick<PageTexts, 'blocks' | 'features'>): (Feature | UnknownFeature)[] {
  return [...blocks, ...features].flatMap((block) => ('modelId' in block ? [block] : block.features));
}

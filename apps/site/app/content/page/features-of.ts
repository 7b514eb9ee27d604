import type { BlockView, FeatureView, ViewOf } from './view.ts';

/** All features of a page, in groups too. */
export function featuresOf(blocks: readonly BlockView[]): FeatureView[] {
  return blocks.flatMap((block) => ('modelId' in block ? [block] : block.features));
}

export function formsOf(blocks: readonly BlockView[]): ViewOf<'form'>[] {
  return featuresOf(blocks).filter((feature) => feature.modelId === 'form');
}

import { anchorIds } from '@jalon/ui/page-section';
import { mainId } from '@jalon/ui/skip-link';
import type { Hero } from '../model/page.ts';
import type { BlockView } from './view.ts';

interface Anchored {
  readonly hero: Hero & { heading: string };
  readonly blocks: readonly BlockView[];
}

/** Gives each section an anchor that is unique on the page. */
export function withAnchors<T extends Anchored>(view: T): T & { heroAnchor: string } {
  const flat = view.blocks.flatMap((block) => ('modelId' in block ? [block] : [block, ...block.features]));
  // The id of `main` is already in use.
  const [, heroAnchor = '', ...anchors] = anchorIds([mainId, view.hero.heading, ...flat.map(headingOf)]);
  const next = anchors.values();
  const anchor = () => next.next().value || undefined;
  return {
    ...view,
    heroAnchor,
    blocks: view.blocks.map((block): BlockView => {
      const own = { ...block, anchor: anchor() };
      return 'modelId' in own
        ? own
        : { ...own, features: own.features.map((feature) => ({ ...feature, anchor: anchor() })) };
    }),
  };
}

function headingOf(block: BlockView): string {
  if ('heading' in block && block.heading) return block.heading;
  return 'title' in block && typeof block.title === 'string' ? block.title : '';
}

/** The sections for the links at the top of the page. */
export function sectionsOf({ blocks }: Anchored): { id: string; label: string }[] {
  return blocks.flatMap((block) => {
    const label = headingOf(block);
    const aside =
      'modelId' in block && ['hero-variant', 'promo-banner', 'breadcrumb'].includes(block.modelId);
    return block.anchor && label && !aside ? [{ id: block.anchor, label }] : [];
  });
}

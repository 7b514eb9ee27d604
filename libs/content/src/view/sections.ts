import { anchorIds, mainId } from '@jalon/ui/values';
import type { Hero } from '../model/page.ts';
import type { BlockView, FeatureView, GroupView } from './view.ts';

interface Anchored {
  readonly hero: Hero & { heading: string };
  readonly blocks: readonly BlockView[];
}

/** Gives each section an anchor that is unique on the page. */
export function withAnchors<T extends Anchored>(view: T): T & { heroAnchor: string } {
  const flat = view.blocks.flatMap((block) => ('modelId' in block ? [block] : [block, ...block.features]));
  // A hero among the blocks replaces the hero of the page.
  const hero = flat.some(isA('hero-variant')) ? '' : view.hero.heading;
  // The id of `main` is already in use.
  const [, heroAnchor = '', ...anchors] = anchorIds([mainId, hero, ...flat.map(firstHeading)]);
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

/** The title of a block; empty without one. */
function titleOf(block: BlockView): string {
  if ('heading' in block && block.heading) return block.heading;
  return 'title' in block && typeof block.title === 'string' ? block.title : '';
}

/**
 * The title of a block, or the first heading inside. A group without a title has none: its features are the sections.
 */
function firstHeading(block: BlockView): string {
  return titleOf(block) || ('modelId' in block ? headingInside(block) : '');
}

function headingInside(feature: FeatureView): string {
  switch (feature.modelId) {
    case 'accordion':
      return feature.items[0]?.header ?? '';
    case 'accordion-info-list':
      return feature.items[0]?.title ?? '';
    case 'advice-tile-list':
    case 'advice-tile-list-query':
      return feature.shown[0]?.title ?? '';
    case 'article-spotlight':
      return feature.article?.title ?? '';
    case 'free-text':
      return headingOfHtml(feature.content);
    case 'icon-blocks':
      return feature.blocks[0]?.heading ?? '';
    case 'form':
    case 'help-me-choose':
    case 'membership-comparator':
    case 'membership-spotlight':
      return feature.hosted?.heading ?? '';
    case 'page-list':
      return feature.groups[0]?.title ?? '';
    default:
      return '';
  }
}

function headingOfHtml(html: string): string {
  const [, heading = ''] = /<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/is.exec(html) ?? [];
  return heading
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#?\w+;/g, '');
}

/** The features that are not sections of the text; a warning overlay is closed until someone opens it. */
const isAside = isA('hero-variant', 'promo-banner', 'breadcrumb', 'warning-overlay');

/** The titled sections, for the links at the top of the page. */
export function sectionsOf({ blocks }: Anchored): { id: string; label: string }[] {
  return blocks.flatMap((block) => {
    const label = titleOf(block);
    return block.anchor && label && !isAside(block) ? [{ id: block.anchor, label }] : [];
  });
}

function isA(...modelIds: readonly FeatureView['modelId'][]) {
  return (block: FeatureView | GroupView) => 'modelId' in block && modelIds.includes(block.modelId);
}

import { type ComponentType, createContext, createElement } from 'react';
import type { HostedModelId } from '../view/hosted.ts';
import type { ViewOf } from '../view/view.ts';

/** The parts of a page that need a script. */
export type ContentIslandName =
  | 'accordion'
  | 'alerts'
  | 'content-header'
  | 'gallery'
  | 'info-list'
  | 'rich-text'
  | 'warning-overlay';

/** Draws a feature of the host; `data` is what `load` of its `HostedFeature` gave, as JSON. */
export type Renderers = {
  readonly [M in HostedModelId]?: ComponentType<{ feature: ViewOf<M>; data: never }>;
};

export interface IslandProps {
  /** The name in `contentIslands`. */
  name: ContentIslandName;
  component: ComponentType<never>;
  /** JSON: no element, function or date. */
  props: object;
}

/** What a host adds to the page. */
export interface ContentParts {
  /** The features that libraries of the host draw. One that is absent shows a placeholder. */
  readonly renderers: Renderers;
  /** Draws a part that needs a script, for a host that hydrates parts of its pages. @default just the part */
  readonly Island: ComponentType<IslandProps>;
}

/** The part itself: the whole page is hydrated. */
function Whole({ component, props }: IslandProps) {
  return createElement(component as ComponentType<object>, props);
}

export const ContentPartsContext = createContext<ContentParts>({ renderers: {}, Island: Whole });

import type { RedirectAnswer } from '@jalon/host';
import type { Locale } from '@jalon/i18n';
import type { Feature, FeatureOf, ModelId, UnknownFeature } from '../model/features.ts';
import type { ContentPages } from '../source/content-pages.ts';
import type { ContentPage } from '../source/content-source.ts';

/** The features that libraries of the host draw, such as its forms and its memberships. */
export const hostedModelIds = [
  'form',
  'help-me-choose',
  'membership-comparator',
  'membership-spotlight',
] as const satisfies readonly ModelId[];
export type HostedModelId = (typeof hostedModelIds)[number];

/** What the host adds to one of these features: JSON. */
export interface Hosted {
  /** The props of its renderer; see `Renderers`. */
  readonly data: object;
  /** The first heading inside, for the anchor of a feature without a title. */
  readonly heading?: string | undefined;
  /** The data are for one request only: no cache may keep the page. */
  readonly isOwn?: boolean;
}

/** The page of a feature, and the content that it can refer to. */
export interface FeaturePlace extends ContentPages {
  readonly page: ContentPage;
  readonly locale: Locale;
  /** All features of the page, in groups too. */
  readonly features: readonly (Feature | UnknownFeature)[];
  /** Replaces `page:` and `picture:` with addresses. */
  readonly resolve: <T>(value: T) => T;
}

/** A place in the answer to a request. */
export interface RequestedPlace extends FeaturePlace {
  readonly request: Request;
}

/** The post was accepted, and leads to another page; or the page is shown again. */
export type PostedFeature =
  | RedirectAnswer
  | {
      readonly kind: 'page';
      readonly hosted: Hosted;
      readonly status: number;
      readonly headers?: RedirectAnswer['headers'];
    };

/** How a host serves the features with one model id. */
export interface HostedFeature<M extends HostedModelId = HostedModelId> {
  /** The data of the feature; undefined if there is nothing to draw, which shows a placeholder. */
  load(feature: FeatureOf<M>, place: RequestedPlace): Promise<Hosted | undefined> | Hosted | undefined;
  /** Answers a post to the page; undefined if this feature has no form there. */
  post?(feature: FeatureOf<M>, place: RequestedPlace): Promise<PostedFeature | undefined>;
  /** The mistakes in a feature that only the host knows, one sentence each. */
  problems?(feature: FeatureOf<M>, place: FeaturePlace): readonly string[];
}

/** The features of the host by model id. One that is absent shows a placeholder. */
export type HostedFeatures = { readonly [M in HostedModelId]?: HostedFeature<M> };

/** The hosted features of one page with what the host added to them. */
export type HostedData = ReadonlyMap<object, Hosted>;

/** The host's part for a feature, if there is one. */
export function hostedFeature(
  hosted: HostedFeatures,
  { modelId }: Feature | UnknownFeature,
): HostedFeature | undefined {
  const table: Readonly<Record<string, HostedFeature<never> | undefined>> = hosted;
  // The table has the part of each model id under that id.
  return table[modelId] as HostedFeature | undefined;
}

import type { ComponentPropsWithRef } from 'react';
import { type ArticleInfo, ArticleQuickInfo } from '../article-quick-info/index.ts';
import { Image, type ImageProps } from '../image/index.ts';
import { Root } from './article-spotlight.styles.ts';

export interface ArticleSpotlightProps
  extends ArticleInfo,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  image: Pick<ImageProps, 'src' | 'srcSet' | 'alt' | 'width' | 'height'>;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The article that a page features: its image next to its `ArticleQuickInfo`, or above it on a phone. A `<div>`. */
export function ArticleSpotlight({
  image,
  title,
  href,
  lineOfBusiness,
  lifeMoment,
  label,
  summary,
  publishedDate,
  publishedDateLabel,
  actionLabel,
  headingLevel = 2,
  ...props
}: ArticleSpotlightProps) {
  const article = {
    title,
    href,
    lineOfBusiness,
    lifeMoment,
    label,
    summary,
    publishedDate,
    publishedDateLabel,
    actionLabel,
  };
  return (
    <Root {...props}>
      <Image {...image} sizes="article" ratio="16:9" />
      <ArticleQuickInfo {...article} headingLevel={headingLevel} />
    </Root>
  );
}

'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../actions/link/index.ts';
import { ArticleIcon } from '../../foundations/icons/generated/modules/article.tsx';
import { BookIcon } from '../../foundations/icons/generated/modules/book.tsx';
import { PodcastIcon } from '../../foundations/icons/generated/modules/podcast.tsx';
import { RoadTestIcon } from '../../foundations/icons/generated/modules/road-test.tsx';
import { VideoIcon } from '../../foundations/icons/generated/modules/video.tsx';
import { Image } from '../image/index.ts';
import { adviceTileListMessages } from './advice-tile-list.messages.ts';
import { Kind, Text, Tile } from './advice-tile-list.styles.ts';

/** The kinds of advice (site spec §2, other blocks), each with its sign. */
const kinds = {
  article: ArticleIcon,
  guide: BookIcon,
  podcast: PodcastIcon,
  video: VideoIcon,
  roadTest: RoadTestIcon,
} as const;

export type AdviceType = keyof typeof kinds;

export interface AdviceTileProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  url: string;
  /** The text of the link. A road test without one is named by its vehicle. */
  title?: string;
  type: AdviceType;
  /** Cut to 16:9. Empty `alt` when it only decorates. */
  image?: { src: string; srcSet?: string; alt: string; width: number; height: number };
  description?: ReactNode;
  /** Of the vehicle of a road test. */
  maker?: string;
  model?: string;
  year?: number | string;
  /** A word at the foot of the tile: a reading time, a theme. */
  bottomTag?: string;
  /** Default 3. */
  headingLevel?: 2 | 3;
}

/**
 * A piece of advice: an `<article data-type>` whose heading holds the one link, and whose whole surface follows it. Its
 * kind is a word and a sign.
 */
export function AdviceTile({
  url,
  title,
  type,
  image,
  description,
  maker,
  model,
  year,
  bottomTag,
  headingLevel = 3,
  ...props
}: AdviceTileProps) {
  const t = useT(adviceTileListMessages);
  const Heading = `h${headingLevel}` as const;
  const Sign = kinds[type];
  const vehicle = [maker, model, year].filter(Boolean).join(' ');
  return (
    <Tile data-surface="default" data-type={type} {...props}>
      {image && <Image {...image} ratio="16:9" sizes="footer" />}
      <Text>
        <Kind>
          <Sign />
          {t(type)}
        </Kind>
        <Heading>
          <Link href={url}>{title || vehicle}</Link>
        </Heading>
        {title && vehicle && <p data-part="vehicle">{vehicle}</p>}
        {description && <p>{description}</p>}
        {bottomTag && <p data-part="tag">{bottomTag}</p>}
      </Text>
    </Tile>
  );
}

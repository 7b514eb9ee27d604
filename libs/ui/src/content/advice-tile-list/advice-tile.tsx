'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../actions/link/index.ts';
import { type AdviceKind, adviceKind } from '../../internal/advice-kind/advice-kind.ts';
import { Image } from '../image/index.ts';
import { adviceTileListMessages } from './advice-tile-list.messages.ts';
import { Kind, Text, Tile } from './advice-tile-list.styles.ts';

/** A kind of advice. A road test may also be spelled as content systems do: `road test`. */
export type AdviceType = AdviceKind | 'road test';

export interface AdviceTileProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  url: string;
  /** The text of the link. A road test without a title is named after its vehicle. */
  title?: string;
  /** Any other text is logged as an error, and the tile then shows no kind. */
  type: AdviceType | (string & {});
  /** Cropped to 16:9. Empty `alt` when decorative. */
  image?: { src: string; srcSet?: string; alt: string; width: number; height: number };
  description?: ReactNode;
  /** The vehicle of a road test. */
  maker?: string;
  model?: string;
  year?: number | string;
  /** A word at the bottom of the tile: a reading time, a topic. */
  bottomTag?: string;
  /** @default 3 */
  headingLevel?: 2 | 3;
}

/**
 * A piece of advice: an `<article data-type>` whose heading holds the only link; the whole tile is clickable. Its kind
 * is shown as a word and an icon.
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
  const known = adviceKind(type);
  if (!known) console.error(`AdviceTile: there is no type “${type}”.`);
  const vehicle = [maker, model, year].filter(Boolean).join(' ');
  return (
    <Tile data-surface="default" data-type={known?.kind} {...props}>
      {image && <Image {...image} ratio="16:9" sizes="footer" />}
      <Text>
        {known && (
          <Kind>
            <known.Icon />
            {t(known.kind)}
          </Kind>
        )}
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

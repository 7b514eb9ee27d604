'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../actions/link/index.ts';
import { adviceKind } from '../../internal/advice-kind/advice-kind.ts';
import { Highlighted } from '../../internal/highlighted/highlighted.tsx';
import { adviceTileListMessages } from '../advice-tile-list/index.ts';
import { Image, type ImageProps } from '../image/index.ts';
import { Facts, Picture, Root, Text } from './search-result.styles.ts';

/** Its `inline-size` in `search-result.styles.ts`; narrow windows show no picture. */
const pictureWidth = '200px';

export interface SearchResultProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  href: string;
  title: string;
  /** The title as the search engine returns it: escaped, with `<em>` around matches. Shown in place of the title. */
  titleSnippet?: string;
  /** An excerpt of the page, escaped, with `<em>` around matches. */
  snippet?: string;
  /** The kind of page. The kinds of `AdviceTile` get their icon and name; any other text is shown as it is. */
  type?: string;
  /** The topic of the page. */
  label?: string;
  year?: number | string;
  /** The reading time that the page states: `4 min`. */
  readingTime?: string;
  /** Cropped to 16:9; decorative. */
  image?: Pick<ImageProps, 'src' | 'srcSet' | 'width' | 'height'>;
  /** @default 3 */
  headingLevel?: 2 | 3;
}

/**
 * A page found by a search: an `<article>` whose heading holds the only link, with the matching excerpt, its
 * kind and its image. The whole card follows the link.
 */
export function SearchResult({
  href,
  title,
  titleSnippet,
  snippet,
  type,
  label,
  year,
  readingTime,
  image,
  headingLevel = 3,
  ...props
}: SearchResultProps) {
  const t = useT(adviceTileListMessages);
  const Heading = `h${headingLevel}` as const;
  const known = type ? adviceKind(type) : undefined;
  const facts = [known ? t(known.kind) : type, label, year, readingTime].filter(Boolean);
  return (
    <Root data-surface="default" data-type={known?.kind} {...props}>
      <Text>
        <Heading>
          <Link href={href}>{titleSnippet ? <Highlighted html={titleSnippet} /> : title}</Link>
        </Heading>
        {facts.length > 0 && (
          <Facts role="list">
            {facts.map((fact, index) => (
              <li key={fact}>
                {index === 0 && known && <known.Icon size="small" />}
                {fact}
              </li>
            ))}
          </Facts>
        )}
        {snippet && (
          <p>
            <Highlighted html={snippet} />
          </p>
        )}
      </Text>
      {image && (
        <Picture>
          <Image {...image} alt="" ratio="16:9" sizes={pictureWidth} />
        </Picture>
      )}
    </Root>
  );
}

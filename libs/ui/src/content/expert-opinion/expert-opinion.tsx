'use client';

import { useLocale, useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { QuoteIcon } from '../../foundations/icons/generated/modules/quote.tsx';
import { expertOpinionMessages } from './expert-opinion.messages.ts';
import { Portrait, Root, Tag } from './expert-opinion.styles.ts';
import { expertTags } from './expert-tags.ts';

export interface ExpertOpinionProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Without quotation marks: each language adds its own. */
  quote: string;
  name: string;
  occupation?: string;
  organisation?: string;
  /** A portrait: an `Image` with its alternative text. Without one, a speech icon. */
  image?: ReactNode;
  /** A code of the content system. */
  tag?: keyof typeof expertTags;
  /** The text of the tag. Has a default for each code. */
  tagLabel?: string | undefined;
  /** @default left */
  imagePosition?: 'left' | 'right';
}

/**
 * A quotation from an expert: a `<figure>` with the text, in the quotation marks of the page’s language, and its
 * author. State in CSS: `data-image-position`.
 */
export function ExpertOpinion({
  quote,
  name,
  occupation,
  organisation,
  image,
  tag,
  tagLabel,
  imagePosition = 'left',
  ...props
}: ExpertOpinionProps) {
  const t = useT(expertOpinionMessages);
  const locale = useLocale();
  return (
    <Root data-image-position={imagePosition} {...props}>
      <Portrait>{image ?? <QuoteIcon size="x-large" />}</Portrait>
      <div>
        {tag && <Tag>{tagLabel ?? t(expertTags[tag])}</Tag>}
        <blockquote>{locale === 'fr' ? `«\u00a0${quote}\u00a0»` : `“${quote}”`}</blockquote>
      </div>
      <figcaption>
        <strong>{name}</strong>
        {[occupation, organisation].filter(Boolean).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </figcaption>
    </Root>
  );
}

'use client';

import { useLocale, useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { QuoteIcon } from '../../foundations/icons/generated/modules/quote.tsx';
import { expertOpinionMessages } from './expert-opinion.messages.ts';
import { Portrait, Root, Tag } from './expert-opinion.styles.ts';

/** What the content system calls a tag, and the text that names it (site spec §2, expert opinion block). */
export const expertTags = { astuce: 'pt', coeur: 'tp', expert: 'ei', experte: 'eif' } as const;

export interface ExpertOpinionProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Without its quotation marks: the language has its own. */
  quote: string;
  name: string;
  occupation?: string;
  organisation?: string;
  /** A portrait: an `Image` with its alternative text. A sign of speech without one. */
  image?: ReactNode;
  /** A code of the content system. */
  tag?: keyof typeof expertTags;
  /** Default `left`. */
  imagePosition?: 'left' | 'right';
}

/**
 * What an expert says: a `<figure>` with the quotation, in the marks of the page’s language, and who says it. State in
 * CSS: `data-image-position`.
 */
export function ExpertOpinion({
  quote,
  name,
  occupation,
  organisation,
  image,
  tag,
  imagePosition = 'left',
  ...props
}: ExpertOpinionProps) {
  const t = useT(expertOpinionMessages);
  const locale = useLocale();
  return (
    <Root data-image-position={imagePosition} {...props}>
      <Portrait>{image ?? <QuoteIcon size="x-large" />}</Portrait>
      <div>
        {tag && <Tag>{t(expertTags[tag])}</Tag>}
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

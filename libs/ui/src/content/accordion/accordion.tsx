'use client';

import type { ReactNode } from 'react';
import { RichText } from '../rich-text/index.ts';
import { DisclosureList, type DisclosureListProps } from './disclosure-list.tsx';
import { Features } from './features.tsx';

export interface AccordionItem {
  /** Unique among the items. */
  value: string;
  header: ReactNode;
  /** Rich text, as HTML; or features and specifications, each a sub-heading with its text (rich text). */
  content?: string | Readonly<Record<string, string>>;
  /** Rich text below the content, in small. */
  legalNote?: string;
  /** Renders the content in place of `content`. */
  renderContent?: () => ReactNode;
}

export interface AccordionProps extends Omit<DisclosureListProps, 'items'> {
  items: readonly AccordionItem[];
}

/** A `DisclosureList` for data from a content system: rich text, features and specifications, legal notes. */
export function Accordion({ items, headingLevel = 3, ...props }: AccordionProps) {
  return (
    <DisclosureList
      headingLevel={headingLevel}
      items={items.map(({ value, header, content, legalNote, renderContent }) => ({
        value,
        header,
        content: (
          <>
            {renderContent ? renderContent() : <Content content={content} level={headingLevel} />}
            {legalNote && <RichText html={legalNote} size="small" />}
          </>
        ),
      }))}
      {...props}
    />
  );
}

function Content({ content, level }: { content: AccordionItem['content']; level: 2 | 3 | 4 }) {
  if (content === undefined) return null;
  return typeof content === 'string' ? (
    <RichText html={content} />
  ) : (
    <Features features={content} level={level} />
  );
}

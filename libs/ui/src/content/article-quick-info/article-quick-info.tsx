'use client';

import { formatDate } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../actions/link/index.ts';
import { ArrowRightIcon } from '../../foundations/icons/generated/modules/arrow-right.tsx';
import { articleQuickInfoMessages } from './article-quick-info.messages.ts';
import { Root, Tags } from './article-quick-info.styles.ts';

export interface ArticleTag {
  label: string;
  href?: string;
}

export interface ArticleInfo {
  title: ReactNode;
  /** The address of the article. Without it the title is plain text and nothing is a link. */
  href?: string;
  /** The line of business, as a link. */
  lineOfBusiness?: ArticleTag;
  /** The life moment, as a link. */
  lifeMoment?: ArticleTag;
  /** The kind of article, as plain text. */
  label?: string;
  summary?: ReactNode;
  /** The day of publication, shown in UTC and in long form. */
  publishedDate?: Date;
  /** The label before the date. Has a default. */
  publishedDateLabel?: string;
  /** The text of the link at the end. Without it there is no link. */
  actionLabel?: string;
}

export interface ArticleQuickInfoProps
  extends ArticleInfo,
    Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** @default 3 */
  headingLevel?: 2 | 3;
}

/**
 * An article in a few lines: an `<article>` with its tags, the title as a link, a summary, its
 * publication date and a link to read it.
 */
export function ArticleQuickInfo({
  title,
  href,
  lineOfBusiness,
  lifeMoment,
  label,
  summary,
  publishedDate,
  publishedDateLabel,
  actionLabel,
  headingLevel = 3,
  ...props
}: ArticleQuickInfoProps) {
  const t = useT(articleQuickInfoMessages);
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const tags = [lineOfBusiness, lifeMoment, label ? { label } : undefined].filter((tag) => tag !== undefined);
  return (
    <Root {...props}>
      {tags.length > 0 && (
        <Tags role="list">
          {tags.map((tag) => (
            <li key={tag.label}>{tag.href ? <Link href={tag.href}>{tag.label}</Link> : tag.label}</li>
          ))}
        </Tags>
      )}
      <Heading>{href ? <Link href={href}>{title}</Link> : title}</Heading>
      {summary && <p>{summary}</p>}
      {publishedDate && (
        <p data-part="date">
          {publishedDateLabel ?? t('published')}{' '}
          <time dateTime={publishedDate.toISOString().slice(0, 10)}>{formatDate(publishedDate, locale)}</time>
        </p>
      )}
      {href && actionLabel && (
        <p data-part="action">
          <Link href={href}>
            {actionLabel}
            <ArrowRightIcon />
          </Link>
        </p>
      )}
    </Root>
  );
}

'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../actions/link/index.ts';
import { ChevronLeftIcon } from '../../foundations/icons/generated/modules/chevron-left.tsx';
import { ChevronRightIcon } from '../../foundations/icons/generated/modules/chevron-right.tsx';
import { paginationMessages } from './pagination.messages.ts';
import { Root } from './pagination.styles.ts';
import { shownPages } from './shown-pages.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** Returns the address of a page. */
  hrefFor: (page: number) => string;
}

/**
 * Links to the pages of a list: a `<nav>` with a `<ul>`; the current page has `aria-current="page"`. Below 768 px: the
 * two directions and “Page 3 of 12”. Renders nothing for a single page. Works without JavaScript.
 */
export function Pagination({ page, pageCount, hrefFor, ...props }: PaginationProps) {
  const t = useT(paginationMessages);
  if (pageCount < 2) return null;
  return (
    <Root aria-label={t('navigation')} {...props}>
      <ul>
        <li>
          {page > 1 && (
            <Link href={hrefFor(page - 1)} rel="prev">
              <ChevronLeftIcon size="small" />
              {t('previous')}
            </Link>
          )}
        </li>
        <li data-part="of">{t('of', { page, count: pageCount })}</li>
        {shownPages(page, pageCount).map((shown, index, all) =>
          shown === null ? (
            <li key={`after ${all[index - 1]}`} data-part="page">
              <span data-part="gap">…</span>
            </li>
          ) : (
            <li key={shown} data-part="page">
              <Link
                href={hrefFor(shown)}
                aria-label={t('page', { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
        <li>
          {page < pageCount && (
            <Link href={hrefFor(page + 1)} rel="next">
              {t('next')}
              <ChevronRightIcon size="small" />
            </Link>
          )}
        </li>
      </ul>
    </Root>
  );
}

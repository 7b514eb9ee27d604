'use client';

import { type Locale, languageTag } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent } from 'react';
import { Link } from '../../actions/link/index.ts';
import { ArrowLeftIcon } from '../../foundations/icons/generated/modules/arrow-left.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';
import { breadcrumbIntermediates } from '../../internal/limits.ts';
import { breadcrumbMessages } from './breadcrumb.messages.ts';
import { More, Root } from './breadcrumb.styles.ts';

export interface Crumb {
  name: string;
  url: string;
  /** The language of the name, which content gives to the last crumb: written as its `lang` if it is not the page’s. */
  locale?: Locale;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the home page to the current page. The home page’s name is not shown. */
  crumbs: readonly Crumb[];
  /** The whole trail (default), or a link to the page above. */
  variant?: 'trail' | 'back';
  /** Adds schema.org microdata for search engines. Use it once per page. */
  structuredData?: boolean;
}

/**
 * The place of the page in the site: a `<nav>` with an `<ol>` from the home page to the current page,
 * which is text with `aria-current="page"`. With more than two intermediate pages, all but the last are behind an
 * ellipsis: a `<details>`, which opens without JavaScript and closes with Escape. With `back`, a single link to the
 * page above, or nothing when there is none. Pattern: APG, breadcrumb.
 */
export function Breadcrumb({ crumbs, variant = 'trail', structuredData, ...props }: BreadcrumbProps) {
  const t = useT(breadcrumbMessages);
  const locale = useLocale();
  const [home, ...rest] = crumbs.map((crumb, index) => ({ ...crumb, position: index + 1 }));
  const current = rest.pop();
  if (!home || !current) return null;

  if (variant === 'back') {
    const above = rest.at(-1);
    return (
      <Root aria-label={t('navigation')} {...props}>
        <Link href={above?.url ?? home.url}>
          <ArrowLeftIcon size="small" />
          <span>
            <VisuallyHidden>{t('back')}</VisuallyHidden>
            {above?.name ?? t('home')}
          </span>
        </Link>
      </Root>
    );
  }

  const left = rest.length > breadcrumbIntermediates ? rest.splice(0, rest.length - 1) : [];
  const step = structuredData && {
    itemProp: 'itemListElement',
    itemScope: true,
    itemType: 'https://schema.org/ListItem',
  };
  const label = (name: string) => (structuredData ? <span itemProp="name">{name}</span> : name);
  const place = (position: number) =>
    structuredData && <meta itemProp="position" content={String(position)} />;
  const link = ({ name, url, position }: Crumb & { position: number }) => (
    <li key={url} {...step}>
      <Link href={url} itemProp={structuredData ? 'item' : undefined}>
        {label(name)}
      </Link>
      {place(position)}
    </li>
  );

  const otherLanguage = current.locale === locale ? undefined : current.locale;

  return (
    <Root aria-label={t('navigation')} {...props}>
      <ol {...(structuredData && { itemScope: true, itemType: 'https://schema.org/BreadcrumbList' })}>
        {link({ ...home, name: t('home') })}
        {left.length > 0 && (
          <li>
            <More onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
              <summary aria-label={t('more', { count: left.length })}>…</summary>
              <ul>{left.map(link)}</ul>
            </More>
          </li>
        )}
        {rest.map(link)}
        <li aria-current="page" lang={otherLanguage && languageTag(otherLanguage)} {...step}>
          {label(current.name)}
          {place(current.position)}
        </li>
      </ol>
    </Root>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

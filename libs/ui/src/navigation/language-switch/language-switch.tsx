'use client';

import { type Locale, languageTag } from '@jalon/i18n';
import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../actions/link/index.ts';
import { languageSwitchMessages } from './language-switch.messages.ts';
import { Root } from './language-switch.styles.ts';

export interface LanguageSwitchProps extends Omit<ComponentPropsWithRef<'a'>, 'lang' | 'hrefLang'> {
  /** The address of the page in the other language. */
  href: string;
  /** The language of that page. */
  locale: Locale;
}

/**
 * A link to the page in the other language, named in that language: a `<span>` around an `<a lang hreflang>`, so that a
 * screen reader pronounces “English” in English.
 */
export function LanguageSwitch({ locale, className, ...props }: LanguageSwitchProps) {
  const t = useT(languageSwitchMessages);
  const tag = languageTag(locale);
  return (
    <Root className={className}>
      <Link lang={tag} hrefLang={tag} {...props}>
        {t(locale)}
      </Link>
    </Root>
  );
}

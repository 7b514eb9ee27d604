'use client';

import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import {
  type Catalog,
  type Messages,
  type Translator,
  type TranslatorOptions,
  translator,
} from '../catalog/catalog.ts';
import { defaultLocale, type Locale } from '../locale/locale.ts';

const I18nContext = createContext<TranslatorOptions>({ locale: defaultLocale });

export interface I18nProviderProps extends TranslatorOptions {
  children: ReactNode;
}

/** Sets the language, and optionally a host's own texts, of the components below it. */
export function I18nProvider({ locale, overrides, adapter, children }: I18nProviderProps) {
  const value = useMemo(() => ({ locale, overrides, adapter }), [locale, overrides, adapter]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The language of the nearest `I18nProvider`; French without one. */
export function useLocale(): Locale {
  return use(I18nContext).locale;
}

/** A function that gives the translator of any catalogue in the current language, for catalogues that are known only at render. */
export function useTranslator(): <M extends Messages>(catalog: Catalog<M>) => Translator<M> {
  const options = use(I18nContext);
  return useCallback((catalog) => translator(catalog, options), [options]);
}

/** A translator for a catalogue in the current language: `const t = useT(messages)`, then `t('send')`. */
export function useT<M extends Messages>(catalog: Catalog<M>): Translator<M> {
  const options = use(I18nContext);
  return useMemo(() => translator(catalog, options), [catalog, options]);
}

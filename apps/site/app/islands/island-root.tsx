import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { type ReactNode, useEffect } from 'react';

export interface IslandRootProps {
  locale: Locale;
  /** Called when the island responds. */
  onReady?: () => void;
  children: ReactNode;
}

/** The providers of an island. The server and the browser must render the same tree. */
export function IslandRoot({ locale, onReady, children }: IslandRootProps) {
  useEffect(() => onReady?.(), [onReady]);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}

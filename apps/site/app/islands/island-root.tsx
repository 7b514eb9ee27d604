import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { type ReactNode, useEffect } from 'react';

export interface IslandRootProps {
  locale: Locale;
  /** Called when the island responds. */
  onReady?: () => void;
  children: ReactNode;
}

/** What is around an island, on the server and in the browser: both must render the same tree. */
export function IslandRoot({ locale, onReady, children }: IslandRootProps) {
  useEffect(() => onReady?.(), [onReady]);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}

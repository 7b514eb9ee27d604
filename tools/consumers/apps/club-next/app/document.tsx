'use client';

import type { ClubConfig } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { languageTag, localeFromPath } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { usePathname, useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export function Document({ club, children }: { club: ClubConfig; children: ReactNode }) {
  const locale = localeFromPath(usePathname());
  return (
    <html lang={languageTag(locale)}>
      <body>
        <Styles>
          <I18nProvider locale={locale}>
            <ClubProvider club={club}>
              <main id="main">{children}</main>
            </ClubProvider>
          </I18nProvider>
        </Styles>
      </body>
    </html>
  );
}

/** Puts the styles of what was rendered on the server into its HTML. */
function Styles({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet());

  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });

  if (typeof window !== 'undefined') return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}

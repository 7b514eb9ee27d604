'use client';

import { languageTag, localeFromPath } from '@jalon/i18n';
import { usePathname, useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { Frame, type FrameProps } from '../club/frame';

export function Document(props: Omit<FrameProps, 'locale'>) {
  const locale = localeFromPath(usePathname());
  return (
    <html lang={languageTag(locale)} data-color-scheme={props.club.colorScheme}>
      <body>
        <Styles>
          <Frame locale={locale} {...props} />
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

'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { useHydrated } from '@jalon/ui/use-hydrated';
import { type LegalText, plainText, versionLine } from '../legal/legal-text.ts';
import { legalDocumentMessages } from './legal-document.messages.ts';
import { Document, Tools } from './legal-document.styles.ts';

export interface LegalDocumentProps {
  text: LegalText;
}

/** A contract or an agreement that can be kept and printed. Renders an `article` in the language of the text. */
export function LegalDocument({ text }: LegalDocumentProps) {
  const t = useT(legalDocumentMessages);
  const hasScript = useHydrated();
  const { title, sections, locale } = text;
  return (
    <>
      {/* A scrolling region must be reachable with the keyboard (WCAG 2.1.1). */}
      <Document lang={locale} tabIndex={0} aria-label={title}>
        <h3>{title}</h3>
        {sections.map(({ heading, paragraphs, list = [] }) => (
          <section key={heading}>
            <h4>{heading}</h4>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list.length > 0 && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p>{versionLine(text)}</p>
      </Document>
      {hasScript && (
        <Tools>
          <Button variant="secondary" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button variant="secondary" onClick={() => save(text, t('file'))}>
            {t('keep')}
          </Button>
        </Tools>
      )}
    </>
  );
}

/** Saves the text as a file. */
function save(text: LegalText, name: string) {
  const url = URL.createObjectURL(new Blob([plainText(text)], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

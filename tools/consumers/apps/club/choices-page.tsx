'use client';

import { ConsentPage, type ConsentView } from '@jalon/consent';
import { useLocale } from '@jalon/i18n/react';
import { consentPage } from './pages';

/** The choices of a visitor about cookies, below their title. */
export function ChoicesPage({ view }: { view: ConsentView }) {
  const title = consentPage.title[useLocale()];
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <ConsentPage view={view} />
    </>
  );
}

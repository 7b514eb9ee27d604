'use client';

import { useLocale } from '@jalon/i18n/react';
import { Comparator } from '@jalon/membership/comparator';
import { sampleMemberships } from '@jalon/membership/samples';
import type { loadMemberships } from './memberships';
import { membershipsPage } from './pages';

/** The comparator below its title. */
export function MembershipsPage(loaded: Awaited<ReturnType<typeof loadMemberships>>) {
  const locale = useLocale();
  const { sections, texts } = sampleMemberships[locale];
  const title = membershipsPage.title[locale];
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <Comparator
        {...loaded}
        id="comparator"
        sections={sections}
        texts={texts}
        action={membershipsPage.paths[locale]}
      />
    </>
  );
}

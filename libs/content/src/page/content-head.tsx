'use client';

import { useLocale, useT } from '@jalon/i18n/react';
import { structuredData } from '../view/structured-data.ts';
import type { PageView } from '../view/view.ts';
import { contentPageMessages } from './content-page.messages.ts';
import { PageHead } from './page-head.tsx';

export interface ContentHeadProps {
  view: PageView;
}

/** Metadata of a content page for search engines, sharing and the site’s search index. React moves them to the `<head>`. */
export function ContentHead({ view }: ContentHeadProps) {
  const t = useT(contentPageMessages);
  const locale = useLocale();
  const {
    title,
    description,
    paths,
    type,
    published,
    updated,
    readingTime,
    facts,
    hero,
    indexed,
    site,
    feedPath,
  } = view;
  return (
    <>
      <PageHead
        site={site}
        title={title}
        description={description}
        paths={paths}
        unlisted={!indexed}
        article={type ? { published, updated } : undefined}
      />
      {type && <meta name="jalon:type" content={type} />}
      {published && <meta name="jalon:year" content={published.slice(0, 4)} />}
      {facts[0] && <meta name="jalon:label" content={facts[0].label} />}
      {readingTime && <meta name="jalon:reading-time" content={readingTime} />}
      {hero.image && <meta name="jalon:image" content={hero.image.src} />}
      {feedPath && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={t('feed', { club: site.name })}
          href={feedPath}
        />
      )}
      {structuredData(view, locale).map((data) => (
        <script
          key={String(data['@type'])}
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}

import { defaultLocale, type Localized, languageTag, locales } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import { sharePath, shareSize } from '../pictures/share-path.ts';

export interface PageHeadProps {
  /** The site's name, and the origin of its absolute addresses. */
  site: { readonly name: string; readonly origin: string };
  /** The page's own title; the site's name is appended. */
  title: string;
  description?: string;
  /** The page's address in each language. Without it the page is not indexed. */
  paths?: Localized<string>;
  /** Asks search engines not to index the page. */
  unlisted?: boolean;
  /** The address contains a secret: no referrer is sent, and no tag manager is loaded. */
  secret?: boolean;
  /** The days of publication and of the last change, for an article. */
  article?: { published?: string | undefined; updated?: string | undefined } | undefined;
}

/** The title, description and links to the page's addresses in the `<head>`. */
export function PageHead({
  site: { name, origin },
  title,
  description,
  paths,
  unlisted = !paths,
  secret,
  article,
}: PageHeadProps) {
  const locale = useLocale();
  return (
    <>
      <title>{title === name ? title : `${title} – ${name}`}</title>
      {description && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
      {secret && <meta name="referrer" content="same-origin" />}
      {paths && (
        <>
          <link rel="canonical" href={origin + paths[locale]} />
          {locales.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={origin + paths[other]} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + paths[defaultLocale]} />
          <meta property="og:url" content={origin + paths[locale]} />
          <meta property="og:image" content={origin + sharePath(paths[locale])} />
          <meta property="og:image:width" content={String(shareSize.width)} />
          <meta property="og:image:height" content={String(shareSize.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:locale" content={languageTag(locale).replace('-', '_')} />
      {description && <meta property="og:description" content={description} />}
      {article?.published && <meta property="article:published_time" content={article.published} />}
      {article?.updated && <meta property="article:modified_time" content={article.updated} />}
    </>
  );
}

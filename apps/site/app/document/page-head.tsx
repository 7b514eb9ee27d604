import { defaultLocale, type Localized, locales } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import { useSite } from '../frame/use-site.ts';

export interface PageHeadProps {
  /** The page's own title; the club's name is appended. */
  title: string;
  description?: string;
  /** The page's address in each language. Without it the page is not indexed. */
  paths?: Localized<string>;
  /** Asks search engines not to index the page. */
  unlisted?: boolean;
}

/** The page's title, description and links to its addresses, in the `<head>`. */
export function PageHead({ title, description, paths, unlisted = !paths }: PageHeadProps) {
  const locale = useLocale();
  const { club, origin } = useSite();
  const clubName = club.name[locale];
  return (
    <>
      <title>{title === clubName ? title : `${title} – ${clubName}`}</title>
      {description && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
      {paths && (
        <>
          <link rel="canonical" href={origin + paths[locale]} />
          {locales.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={origin + paths[other]} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + paths[defaultLocale]} />
        </>
      )}
    </>
  );
}

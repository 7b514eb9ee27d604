import { PageHead as HeadOf, type PageHeadProps } from '@jalon/content';
import { useLocale } from '@jalon/i18n/react';
import { useSite } from '../use-site.ts';

/** The title, description and links to the page's addresses in the `<head>`. */
export function PageHead(props: Omit<PageHeadProps, 'site'>) {
  const { club, origin } = useSite();
  return <HeadOf {...props} site={{ name: club.name[useLocale()], origin }} />;
}

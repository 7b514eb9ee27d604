import type { LinkProps } from '@jalon/ui/link';
import { Link } from 'react-router';

/** A link of the site, followed without a full load; one that leads elsewhere stays a plain link. */
export function RouterLink({ href, ...props }: LinkProps) {
  if (!href.startsWith('/')) return <a href={href} {...props} />;
  // The same page in the other language: the reader stays where they are.
  return <Link to={href} preventScrollReset={props.hrefLang !== undefined} {...props} />;
}

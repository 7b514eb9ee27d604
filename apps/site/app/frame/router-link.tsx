import type { LinkProps } from '@jalon/ui/link';
import { Link, useLocation } from 'react-router';

/** A link of the site, followed without a full load; one that leads elsewhere stays a plain link. */
export function RouterLink({ href, ...props }: LinkProps) {
  const { state } = useLocation();
  if (!href.startsWith('/')) return <a href={href} {...props} />;
  // The same page in the other language: the reader stays where they are, with what is known there.
  const same = props.hrefLang !== undefined;
  return <Link to={href} preventScrollReset={same} state={same ? state : undefined} {...props} />;
}

import type { LinkProps } from '@jalon/ui/link';
import { Link, useLocation } from 'react-router';
import { rememberLocale } from '../document/remember-locale.ts';

/** A link that the router follows without a full load; a link to another site is a plain link. */
export function RouterLink({ href, ...props }: LinkProps) {
  const { state } = useLocation();
  if (!href.startsWith('/')) return <a href={href} {...props} />;
  // The language switch: the scroll position and the state of the history entry are kept, the choice is remembered.
  const { hrefLang } = props;
  if (!hrefLang) return <Link to={href} {...props} />;
  return (
    <Link
      to={href}
      preventScrollReset
      state={state}
      {...props}
      onClick={(event) => {
        rememberLocale(hrefLang);
        props.onClick?.(event);
      }}
    />
  );
}

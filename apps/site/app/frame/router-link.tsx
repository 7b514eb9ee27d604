import { locales } from '@jalon/i18n';
import type { LinkProps } from '@jalon/ui/link';
import { Link, useLocation } from 'react-router';
import { isPaymentPath } from '../checkout/payment-path.ts';
import { setCookie } from '../document/set-cookie.ts';
import { visitLocaleCookie } from '../document/visit-locale.ts';

/** A link that the router follows without a full load; a link to another site is a plain link. */
export function RouterLink({ href, ...props }: LinkProps) {
  const { state, pathname } = useLocation();
  if (!href.startsWith('/')) return <a href={href} {...props} />;
  // The language switch: the scroll position and the state of the history entry are kept, the choice is remembered.
  const locale = locales.find((one) => one === props.hrefLang?.slice(0, 2));
  const crosses = isPaymentPath(href) !== isPaymentPath(pathname);
  if (!locale) return <Link to={href} reloadDocument={crosses} {...props} />;
  return (
    <Link
      to={href}
      preventScrollReset
      state={state}
      {...props}
      onClick={(event) => {
        setCookie(visitLocaleCookie(locale, location.protocol));
        props.onClick?.(event);
      }}
    />
  );
}

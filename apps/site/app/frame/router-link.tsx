import type { LinkProps } from '@jalon/ui/link';
import { Link, useLocation } from 'react-router';
import { isPaymentPath } from '../checkout/payment/payment-path.ts';
import { rememberLocale } from '../document/remember-locale.ts';

/** A link that the router follows without a full load; a link to another site is a plain link. */
export function RouterLink({ href, ...props }: LinkProps) {
  const { state, pathname } = useLocation();
  if (!href.startsWith('/')) return <a href={href} {...props} />;
  // The language switch: the scroll position and the state of the history entry are kept, the choice is remembered.
  const { hrefLang } = props;
  const crosses = isPaymentPath(href) !== isPaymentPath(pathname);
  if (!hrefLang) return <Link to={href} reloadDocument={crosses} {...props} />;
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

import type { LinkProps } from '@jalon/ui/link';
import { Link, useLocation } from 'react-router';
import { rememberLocale } from '../document/remember-locale.ts';

/** The payment step has a security policy of its own, which a browser reads only with a whole document. */
const paymentStep = /\/(?:paiement|payment)(?=$|[?#])/;

/** A link that the router follows without a full load; a link to another site is a plain link. */
export function RouterLink({ href, ...props }: LinkProps) {
  const { state, pathname } = useLocation();
  if (!href.startsWith('/')) return <a href={href} {...props} />;
  // The language switch: the scroll position and the state of the history entry are kept, the choice is remembered.
  const { hrefLang } = props;
  const crosses = paymentStep.test(href) !== paymentStep.test(pathname);
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

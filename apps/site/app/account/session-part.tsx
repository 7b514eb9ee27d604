import { useLocale } from '@jalon/i18n/react';
import { SessionNotice } from '@jalon/membership/session-time';
import { useSite } from '../use-site.ts';
import { VisitorPart } from '../visitor/visitor-part.tsx';

/** Until when the session lasts, below a page where a member reads or types for a while; nothing for a visitor. */
export function SessionPart({ path }: { path: string }) {
  const { paths } = useSite();
  const locale = useLocale();
  const query = new URLSearchParams({ r: path, confirm: '' });
  return (
    <VisitorPart
      name="session"
      component={SessionNotice}
      props={{ keepPath: paths.session[locale], signInPath: `${paths['sign-in'][locale]}?${query}` }}
    />
  );
}

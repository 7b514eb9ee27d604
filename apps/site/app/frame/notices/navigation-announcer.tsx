import { mainId } from '@jalon/ui/skip-link';
import { VisuallyHidden } from '@jalon/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { trackPageView } from '../../consent/page-view.ts';

/** Milliseconds after which an announced title is removed, so that it is not read again with the page. */
const announcementTime = 5_000;

/**
 * Does after a client navigation the work of a full page load: announces the new title, reports the page to the tag manager and
 * moves the focus to the content. After a change of language the focus stays on the language link.
 */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
    trackPageView();
    if (document.activeElement?.hasAttribute('hreflang')) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    if (!title) return;
    const timer = setTimeout(() => setTitle(''), announcementTime);
    return () => clearTimeout(timer);
  }, [title]);

  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}

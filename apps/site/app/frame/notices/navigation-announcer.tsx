import { mainId } from '@jalon/ui/skip-link';
import { VisuallyHidden } from '@jalon/ui/visually-hidden';
import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { trackPageView } from '../../consent/page-view.ts';

/** Milliseconds after which an announced title is removed, so that it is not read again with the page. */
const announcementTime = 5_000;

/** The last announced path; outlives the frame, which an error page replaces. */
const announced: { path?: string } = {};

/**
 * Does after a client navigation the work of a full page load: announces the new title, reports the page to the tag manager and
 * moves the focus to the content. After a change of language the focus stays on the language link, and on a page that
 * takes it itself, such as a step of a checkout, where that page put it.
 */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(announced);
  const focused = useRef<Element>(null);

  // The only effects that run before the refs and effects of the page, which may move the focus.
  useInsertionEffect(() => {
    focused.current = document.activeElement;
  });

  useEffect(() => {
    const { path } = last.current;
    last.current.path = pathname;
    // Another page of results is the same page: page views don’t have the query, which may contain search terms.
    if (path === undefined || path === pathname) return;
    setTitle(document.title);
    trackPageView();
    const isTaken = document.activeElement !== focused.current;
    if (isTaken || document.activeElement?.hasAttribute('hreflang')) return;
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

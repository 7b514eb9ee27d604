import { mainId } from '@jalon/ui/page-frame';
import { VisuallyHidden } from '@jalon/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds that an announced title stays: long enough to be read out, gone for who reads on to it. */
const announcementTime = 5_000;

/**
 * Does after a navigation without a full load what a browser does after a full one: the new title is
 * announced and the focus starts at the page's content. After a change of language the focus stays on the
 * language link, which leads back.
 */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
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

'use client';

import { type ReactNode, useEffect, useRef } from 'react';

export interface PanelProps {
  id: string;
  open: boolean;
  /** The browser’s search in the page found something inside. */
  onFound: () => void;
  children: ReactNode;
}

/** What opens and closes below a header. Closed, it is hidden from all but the browser’s search in the page. */
export function Panel({ id, open, onFound, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);

  useEffect(() => {
    found.current = onFound;
  });

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    // React 19 writes any `hidden` as an empty one, so the value that search understands is set by hand.
    if (!open) panel.setAttribute('hidden', 'until-found');
    const listen = () => found.current();
    panel.addEventListener('beforematch', listen);
    return () => panel.removeEventListener('beforematch', listen);
  }, [open]);

  return (
    <div ref={ref} id={id} hidden={!open}>
      {children}
    </div>
  );
}

'use client';

import { type ReactNode, useEffect, useRef } from 'react';

export interface PanelProps {
  id: string;
  open: boolean;
  /** Called when find-in-page finds something inside. */
  onFound: () => void;
  children: ReactNode;
}

/** The content below a header. When closed it is hidden from everything except find-in-page. */
export function Panel({ id, open, onFound, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);

  useEffect(() => {
    found.current = onFound;
  });

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    // React 19 renders any `hidden` value as an empty attribute, so `until-found` is set by hand.
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

import { Alert } from '@jalon/ui/alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export interface DoneNoticeProps {
  title: string;
  children?: ReactNode;
}

/** Confirms what the visitor has just done. It takes the focus, unless the page was loaded in full. */
export function DoneNotice({ title, children }: DoneNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    // The router's key of a page that was loaded in full.
    if (key !== 'default') notice.current?.focus();
  }, [key]);

  return (
    <Alert ref={notice} tabIndex={-1} variant="success" title={title}>
      {children}
    </Alert>
  );
}

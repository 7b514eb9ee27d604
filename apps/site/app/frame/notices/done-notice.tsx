import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './done-notice.styles.ts';

export interface DoneNoticeProps {
  title: string;
  children?: ReactNode;
}

/** Confirms the visitor’s last action, and takes the focus. */
export function DoneNotice({ title, children }: DoneNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => notice.current?.focus(), []);

  return (
    <Notice ref={notice} tabIndex={-1} variant="success" title={title}>
      {children}
    </Notice>
  );
}

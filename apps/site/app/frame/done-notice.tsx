import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Notice } from './done-notice.styles.ts';

export interface DoneNoticeProps {
  title: string;
  children?: ReactNode;
}

/** Confirms what the visitor has just done, and takes the focus. */
export function DoneNotice({ title, children }: DoneNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, as the same may be done twice.
  useEffect(() => notice.current?.focus(), [key]);

  return (
    <Notice ref={notice} tabIndex={-1} variant="success" title={title}>
      {children}
    </Notice>
  );
}

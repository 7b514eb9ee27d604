import type { ReactNode } from 'react';
import { Notice } from './account-page.styles.ts';

export interface DoneNoticeProps {
  title: string;
  children?: ReactNode;
}

/** Confirms the visitor’s last action, and takes the focus of the new page. */
export function DoneNotice({ title, children }: DoneNoticeProps) {
  return (
    <Notice tabIndex={-1} autoFocus variant="success" title={title}>
      {children}
    </Notice>
  );
}

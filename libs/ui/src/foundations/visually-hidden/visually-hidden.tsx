import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** A `<span>` that only screen readers read. Needs `@jalon/ui/base.css`. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="jalon-visually-hidden">{children}</span>;
}

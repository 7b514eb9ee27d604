import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** A `<span>` that screen readers read and nobody sees. Needs `@jalon/ui/base.css`. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="jalon-visually-hidden">{children}</span>;
}

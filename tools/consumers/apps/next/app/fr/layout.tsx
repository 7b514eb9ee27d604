import type { ReactNode } from 'react';

export default function FrenchLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}

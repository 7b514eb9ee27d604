import type { ReactNode } from 'react';
import { club } from '../club';
import { Document } from './document';
import '@jalon/ui/tokens.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/base.css';

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document club={club}>{children}</Document>;
}

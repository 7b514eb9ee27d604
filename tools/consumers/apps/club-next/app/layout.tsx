import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { club } from '../club/club';
import { noticeFor } from '../club/consent';
import { Document } from './document';
import '@jalon/ui/tokens.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/base.css';

export default async function RootLayout({ children }: { children: ReactNode }) {
  const notice = noticeFor((await headers()).get('cookie'));
  return (
    <Document club={club} notice={notice}>
      {children}
    </Document>
  );
}

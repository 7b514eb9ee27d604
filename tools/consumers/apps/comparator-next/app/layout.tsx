import type { ReactNode } from 'react';
import { StyledComponentsRegistry } from './styled-components-registry';
import '@jalon/ui/base.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/tokens.css';

export const metadata = { title: 'Adhésions' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr-CA">
      <body>
        <StyledComponentsRegistry>{children}</StyledComponentsRegistry>
      </body>
    </html>
  );
}

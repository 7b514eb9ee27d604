'use client';

import { Headings } from '@jalon/ui/headings';
import { PageSection } from '@jalon/ui/page-section';
import { Section, type SectionProps } from '@jalon/ui/section';
import { createContext, type ReactNode, use } from 'react';

/** Whether features are rendered side by side inside an existing section. */
export const InGroup = createContext(false);

export interface FramedProps {
  title?: string | undefined;
  subtitle?: string | undefined;
  anchor?: string | undefined;
  surface?: SectionProps['surface'];
  width?: 'text' | 'wide';
  children: ReactNode;
}

/** A section with the anchor around a feature; its title, if any, is the heading. */
export function Framed({ title, subtitle, anchor, surface, width, children }: FramedProps) {
  if (use(InGroup)) {
    return (
      <div id={anchor}>
        {title && <Headings heading={title} subheading={subtitle} level={3} />}
        {children}
      </div>
    );
  }
  if (!title) {
    return (
      <Section id={anchor} surface={surface} width={width}>
        {children}
      </Section>
    );
  }
  return (
    <PageSection id={anchor} heading={title} subheading={subtitle} surface={surface} width={width}>
      {children}
    </PageSection>
  );
}

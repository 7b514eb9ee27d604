import { Section } from '@jalon/ui/section';
import type { ReactNode } from 'react';
import { Actions } from './view.styles.ts';

export interface NoticeProps {
  title: string;
  text: string;
  /** Links to the next actions. */
  children?: ReactNode;
}

/** A page of a checkout that can’t continue, with the next actions. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <Section width="text">
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <Actions>{children}</Actions>}
    </Section>
  );
}

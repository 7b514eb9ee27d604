import type { ReactNode } from 'react';
import { Section } from '../section/section.tsx';
import { Columns, Note, Picture } from './form-columns.styles.ts';

export interface FormColumnsProps {
  /** The address of a decorative picture, shown if there is room next to the form. */
  picture?: string | undefined;
  children: ReactNode;
}

/** The part of a page with a form, next to a picture. Renders a `Section`. */
export function FormColumns({ picture, children }: FormColumnsProps) {
  return (
    <Section>
      <Columns>
        <div>{children}</div>
        {picture && (
          <Picture>
            <img src={picture} alt="" loading="lazy" />
          </Picture>
        )}
      </Columns>
    </Section>
  );
}

/** How the answers are used, below a form. Renders a `p`. */
export function FormNote({ children }: { children: ReactNode }) {
  return <Note>{children}</Note>;
}

import { Section } from '@jalon/ui/section';
import type { ReactNode } from 'react';
import { Aside, Columns } from './form-page.styles.ts';

export interface FormColumnsProps {
  /** The address of a decorative picture, shown if there is room next to the form. */
  picture: string | undefined;
  children: ReactNode;
}

/** A form next to a picture. */
export function FormColumns({ picture, children }: FormColumnsProps) {
  return (
    <Section>
      <Columns>
        <div>{children}</div>
        <Aside>
          <img src={picture} alt="" loading="lazy" />
        </Aside>
      </Columns>
    </Section>
  );
}

import { Section } from '@jalon/ui/section';
import type { ReactNode } from 'react';
import { Aside, Columns, Note } from './form-page.styles.ts';

export interface FormPageProps {
  title: string;
  intro: string;
  /** What is true of every field, as that all are required. */
  instruction: string;
  /** What becomes of the answers: stands under the send button. */
  privacy: string;
  /** The address of a picture that only decorates; shown where there is room beside the form. */
  picture: string;
  /** The form. */
  children: ReactNode;
}

/** The page of a form: what it is for, the form, and what becomes of the answers. */
export function FormPage({ title, intro, instruction, privacy, picture, children }: FormPageProps) {
  return (
    <Section>
      <Columns>
        <div>
          <h1>{title}</h1>
          <p>{intro}</p>
          <p>{instruction}</p>
          {children}
          <Note>{privacy}</Note>
        </div>
        <Aside>
          <img src={picture} alt="" loading="lazy" />
        </Aside>
      </Columns>
    </Section>
  );
}

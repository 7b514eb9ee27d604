import type { ReactNode } from 'react';
import { FormColumns } from './form-columns.tsx';
import { Note } from './form-page.styles.ts';

export interface FormPageProps {
  title: string;
  intro: string;
  /** An instruction for all fields, for example that they are required. */
  instruction: string;
  /** How the answers are used; shown under the send button. */
  privacy: string;
  /** The address of a decorative picture, shown if there is room next to the form. */
  picture: string;
  children: ReactNode;
}

/** The layout of an account form's page: introduction, the form, and how the answers are used. */
export function FormPage({ title, intro, instruction, privacy, picture, children }: FormPageProps) {
  return (
    <FormColumns picture={picture}>
      <h1>{title}</h1>
      <p>{intro}</p>
      <p>{instruction}</p>
      {children}
      <Note>{privacy}</Note>
    </FormColumns>
  );
}

import { Breadcrumb, type Crumb } from '@jalon/ui/breadcrumb';
import { Section } from '@jalon/ui/section';
import type { ReactNode } from 'react';
import { Aside, Columns, FormTrail, Note } from './form-page.styles.ts';

export interface FormPageProps {
  title: string;
  /** The pages from the home page down to this one. */
  crumbs?: readonly Crumb[] | undefined;
  intro: string;
  /** An instruction for all fields, for example that they are required. */
  instruction: string;
  /** How the answers are used; shown under the send button. */
  privacy: string;
  /** The address of a decorative picture, shown if there is room next to the form. */
  picture: string;
  children: ReactNode;
}

/** The layout of a form's page: introduction, the form, and how the answers are used. */
export function FormPage({ title, crumbs, intro, instruction, privacy, picture, children }: FormPageProps) {
  return (
    <>
      {crumbs && (
        <FormTrail>
          <div>
            <Breadcrumb crumbs={crumbs} />
          </div>
        </FormTrail>
      )}
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
    </>
  );
}

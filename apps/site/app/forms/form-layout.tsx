import { FormLinks, FormPage, type FormView, viewTitle } from '@jalon/forms/route';
import { Breadcrumb, type Crumb } from '@jalon/ui/breadcrumb';
import { FormColumns } from '@jalon/ui/form-columns';
import type { ReactNode } from 'react';
import { SessionPart } from '../account/session-part.tsx';
import { pictures } from '../content/pictures.server.ts';
import { PageHead } from '../document/page-head.tsx';
import { FormTrail } from './form-page.styles.ts';

export interface FormLayoutProps {
  view: FormView;
  /** The pages from the home page down to this one. */
  crumbs: readonly Crumb[];
  /** Asks search engines not to index the page. */
  unlisted?: boolean;
  /** The form. */
  children: ReactNode;
}

/** The page of a form, between the site’s header and footer. */
export function FormLayout({ view, crumbs, unlisted, children }: FormLayoutProps) {
  return (
    <>
      <PageHead
        title={viewTitle(view)}
        description={view.texts.description}
        paths={view.here}
        unlisted={unlisted}
      />
      <FormTrail>
        <div>
          <Breadcrumb crumbs={crumbs} />
        </div>
      </FormTrail>
      <FormColumns picture={pictures[view.picture]}>
        <FormPage view={view}>{children}</FormPage>
      </FormColumns>
      <FormLinks view={view} />
      <SessionPart path={view.here[view.locale]} />
    </>
  );
}

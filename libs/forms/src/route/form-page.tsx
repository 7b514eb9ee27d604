'use client';

import { useT } from '@jalon/i18n/react';
import { FormNote } from '@jalon/ui/form-columns';
import { Link } from '@jalon/ui/link';
import { Section } from '@jalon/ui/section';
import type { ReactNode } from 'react';
import { formPageMessages } from './form-page.messages.ts';
import { Intro } from './intro.tsx';
import { KeepForLater, KeptNotice } from './later/later-page.tsx';
import { usePages } from './pages/use-pages.ts';
import type { FormView } from './view/form-route-view.ts';
import { idOfPage, type ShownPage } from './view/shown-page.ts';

export interface FormPageProps {
  view: FormView;
  /** The form. */
  children: ReactNode;
}

/** The page of a form: what it is for, which fields are required, the form, and how the answers are used. */
export function FormPage({ view, children }: FormPageProps) {
  return (
    <>
      {view.page ? (
        <HeadOfPage view={view} page={view.page} />
      ) : (
        <>
          <h1>{view.texts.title}</h1>
          <Intro texts={view.texts} />
        </>
      )}
      <FormWithNotes view={view}>{children}</FormWithNotes>
    </>
  );
}

function HeadOfPage({ view: { texts, posted }, page }: Pick<FormPageProps, 'view'> & { page: ShownPage }) {
  const { PageHead } = usePages();
  const hasErrors = Object.keys(posted?.errors ?? {}).length > 0;
  return <PageHead page={page} texts={texts} hasErrors={hasErrors} />;
}

/** A form inside another page: which fields are required, the form, and how the answers are used. */
export function FormWithNotes({ view, children }: FormPageProps) {
  const t = useT(formPageMessages);
  const { texts, hasOptionalFields, attachesMember, name, action, kept, canFinishLater, page } = view;
  return (
    <>
      {kept && <KeptNotice kept={kept} action={action} />}
      {!page?.review && <p>{t(hasOptionalFields ? 'someOptional' : 'allRequired')}</p>}
      {children}
      {canFinishLater && <KeepForLater form={page ? idOfPage(name, page.name) : name} />}
      <FormNote>{texts.privacy ?? t(attachesMember ? 'privacyOfMember' : 'privacy')}</FormNote>
    </>
  );
}

/** The links to the pages of other forms, if the page has some. Renders a section. */
export function FormLinks({ view: { links } }: Pick<FormPageProps, 'view'>) {
  if (!links) return null;
  return (
    <Section surface="secondary">
      <h2>{links.title}</h2>
      <ul>
        {links.pages.map(({ path, title }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

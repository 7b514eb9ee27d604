import type { ClubConfig } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { useLocale } from '@jalon/i18n/react';
import type { ComponentType } from 'react';
import { confirmSent } from './confirm-sent.ts';
import type { FormProps, SiteFormComponent } from './site-forms.ts';

/** The same for every form; JSON. */
export interface FormIslandProps extends Omit<FormProps, 'action' | 'onSent' | 'draft'> {
  /** The page of the form. */
  action: string;
  /** The name of the form in `siteForms`. */
  name: string;
  formId: number;
  club: ClubConfig;
  /** The page that confirms a submission. */
  sentPath: string;
}

/** A form with what the site does before and after a submission. */
export function formIsland(Form: SiteFormComponent): ComponentType<FormIslandProps> {
  return function FormIsland({ name, formId, club, sentPath, ...props }) {
    const locale = useLocale();
    return (
      <ClubProvider club={club}>
        <Form
          {...props}
          draft
          onSent={({ reference }) => confirmSent({ reference, locale, formId }, { name, sentPath })}
        />
      </ClubProvider>
    );
  };
}

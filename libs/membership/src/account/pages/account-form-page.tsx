import { FormColumns, FormNote } from '@jalon/ui/form-columns';
import type { ReactNode } from 'react';

export interface AccountFormPageProps {
  /** The texts of the page. */
  t: (key: 'title' | 'intro' | 'required' | 'privacy') => string;
  /** The address of a decorative picture. */
  picture?: string | undefined;
  children: ReactNode;
}

/** A page with one form: introduction, the form, and how the answers are used. */
export function AccountFormPage({ t, picture, children }: AccountFormPageProps) {
  return (
    <FormColumns picture={picture}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <p>{t('required')}</p>
      {children}
      <FormNote>{t('privacy')}</FormNote>
    </FormColumns>
  );
}

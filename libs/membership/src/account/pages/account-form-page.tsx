import { Section } from '@jalon/ui/section';
import type { ReactNode } from 'react';
import { Columns, Note, Picture } from './account-page.styles.ts';

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
    <Section>
      <Columns>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
          <p>{t('required')}</p>
          {children}
          <Note>{t('privacy')}</Note>
        </div>
        {picture && (
          <Picture>
            <img src={picture} alt="" loading="lazy" />
          </Picture>
        )}
      </Columns>
    </Section>
  );
}

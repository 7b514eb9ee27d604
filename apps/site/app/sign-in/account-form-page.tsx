import type { Localized } from '@jalon/i18n';
import type { ReactNode } from 'react';
import { PageHead } from '../document/page-head.tsx';
import { FormPage } from '../forms/form-page.tsx';

export interface AccountFormPageProps {
  /** The texts of the page. */
  t: (key: 'title' | 'errorTitle' | 'description' | 'intro' | 'required' | 'privacy') => string;
  paths: Localized<string>;
  /** The address contains a secret. */
  secret?: boolean;
  /** A plain post was rejected, which the title then says. */
  rejected: boolean;
  /** The address of a decorative picture. */
  picture: string;
  children: ReactNode;
}

/** The page of an account form, which search engines do not index. */
export function AccountFormPage({ t, paths, secret, rejected, picture, children }: AccountFormPageProps) {
  return (
    <>
      <PageHead
        title={t(rejected ? 'errorTitle' : 'title')}
        description={t('description')}
        paths={paths}
        unlisted
        secret={secret}
      />
      <FormPage
        title={t('title')}
        intro={t('intro')}
        instruction={t('required')}
        privacy={t('privacy')}
        picture={picture}
      >
        {children}
      </FormPage>
    </>
  );
}

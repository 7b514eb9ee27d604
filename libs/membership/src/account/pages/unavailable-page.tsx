'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { SignOutForm } from '../../sign-in/sign-out-form.tsx';
import type { UnavailableView } from '../account-view.ts';
import { Actions } from './account-page.styles.ts';
import type { PageProps } from './page-props.ts';
import { unavailablePageMessages } from './unavailable-page.messages.ts';

/** Replaces a page of members while the details are unavailable. */
export function UnavailablePage({ view: { here, locale, links } }: PageProps<UnavailableView>) {
  const t = useT(unavailablePageMessages);
  return (
    <Section width="text">
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <Actions>
        <Button href={here[locale]}>{t('again')}</Button>
        <SignOutForm action={links.signIn} />
      </Actions>
    </Section>
  );
}

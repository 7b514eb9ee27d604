import type { Localized } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../document/page-head.tsx';
import { Actions } from '../frame/actions.styles.ts';
import { memberUnavailableMessages } from './member-unavailable.messages.ts';
import { SignOutForm } from './sign-out-form.tsx';

export interface MemberUnavailableProps {
  /** Of the page that can't be shown. */
  paths: Localized<string>;
}

/** A member's page while the member can't be looked up. */
export function MemberUnavailable({ paths }: MemberUnavailableProps) {
  const t = useT(memberUnavailableMessages);
  return (
    <>
      <PageHead title={t('title')} paths={paths} unlisted />
      <Section width="text">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <Actions>
          <Button href={paths[useLocale()]}>{t('again')}</Button>
          <SignOutForm />
        </Actions>
      </Section>
    </>
  );
}

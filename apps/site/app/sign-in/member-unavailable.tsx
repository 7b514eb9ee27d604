import type { Localized } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { SignOutForm } from '@jalon/membership/sign-in';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../document/page-head.tsx';
import { Actions } from '../frame/actions.styles.ts';
import { useSite } from '../frame/use-site.ts';
import { MemberData } from './member-data.tsx';
import { memberUnavailableMessages } from './member-unavailable.messages.ts';

export interface MemberUnavailableProps {
  /** The address of the unavailable page. */
  paths: Localized<string>;
}

/** Replaces a member page while the member details are unavailable. */
export function MemberUnavailable({ paths }: MemberUnavailableProps) {
  const t = useT(memberUnavailableMessages);
  const locale = useLocale();
  const site = useSite();
  return (
    <>
      <MemberData />
      <PageHead title={t('title')} paths={paths} unlisted />
      <Section width="text">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <Actions>
          <Button href={paths[locale]}>{t('again')}</Button>
          <SignOutForm action={site.paths['sign-in'][locale]} />
        </Actions>
      </Section>
    </>
  );
}

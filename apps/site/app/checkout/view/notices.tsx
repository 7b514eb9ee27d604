import { formatDate, type Localized } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import type { ReactNode } from 'react';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { useSite } from '../../frame/use-site.ts';
import { flowPath } from '../checkout-pages.ts';
import { checkoutPageMessages } from './checkout-page.messages.ts';

export interface NoticeProps {
  title: string;
  text: string;
  /** The address of the page, for the other language. */
  paths: Localized<string>;
  /** Links to the next actions. */
  children: ReactNode;
}

/** A page of a checkout that can’t continue, with the next actions. */
export function Notice({ title, text, paths, children }: NoticeProps) {
  return (
    <>
      <PageHead title={title} paths={paths} unlisted />
      <Section width="text">
        <h1>{title}</h1>
        <p>{text}</p>
        <Actions>{children}</Actions>
      </Section>
    </>
  );
}

/** For visitors, if only members can continue. */
export function MembersOnly({ paths, signInPath }: { paths: Localized<string>; signInPath: string }) {
  const t = useT(checkoutPageMessages);
  const locale = useLocale();
  return (
    <Notice title={t('membersTitle')} text={t('membersText')} paths={paths}>
      <Button href={signInPath}>{t('signIn')}</Button>
      <Button href={flowPath('register')[locale]} variant="secondary">
        {t('becomeMember')}
      </Button>
    </Notice>
  );
}

export interface NotForMemberProps {
  paths: Localized<string>;
  /** An additional member, a membership that has ended, or one that can’t be renewed yet. */
  reason: 'notMain' | 'notActive' | 'notInPeriod';
  expirationDate: string | undefined;
  canRenew: boolean;
  /** The path of the contact form. */
  contactPath: string;
}

/** For a member who can’t change or renew the membership. */
export function NotForMember({ paths, reason, expirationDate, canRenew, contactPath }: NotForMemberProps) {
  const t = useT(checkoutPageMessages);
  const locale = useLocale();
  const site = useSite();
  const space = (variant?: 'secondary') => (
    <Button href={site.paths['connected-space'][locale]} variant={variant}>
      {t('space')}
    </Button>
  );
  if (reason === 'notMain') {
    return (
      <Notice title={t('notMainTitle')} text={t('notMainText')} paths={paths}>
        {space()}
      </Notice>
    );
  }
  if (reason === 'notActive') {
    return (
      <Notice
        title={t('endedTitle')}
        text={t(canRenew ? 'endedRenewText' : 'endedContactText')}
        paths={paths}
      >
        {canRenew ? (
          <Button href={flowPath('renewal')[locale]}>{t('renew')}</Button>
        ) : (
          <Button href={contactPath}>{t('contact')}</Button>
        )}
        {space('secondary')}
      </Notice>
    );
  }
  const text = expirationDate
    ? t('periodTextUntil', { date: formatDate(new Date(expirationDate), locale) })
    : t('periodText');
  return (
    <Notice title={t('periodTitle')} text={text} paths={paths}>
      {space()}
      <Button href={flowPath('modify-my-membership')[locale]} variant="secondary">
        {t('modify')}
      </Button>
    </Notice>
  );
}

/** While the API is unavailable. */
export function Unavailable({ paths, here }: { paths: Localized<string>; here: Localized<string> }) {
  const t = useT(checkoutPageMessages);
  const locale = useLocale();
  return (
    <Notice title={t('awayTitle')} text={t('awayText')} paths={paths}>
      <Button href={here[locale]}>{t('again')}</Button>
    </Notice>
  );
}

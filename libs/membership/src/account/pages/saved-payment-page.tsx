'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { SavedPaymentForm } from '../../saved-payment/saved-payment-form.tsx';
import type { SavedPaymentView } from '../account-view.ts';
import { Actions } from './account-page.styles.ts';
import { DoneNotice } from './done-notice.tsx';
import type { PageProps } from './page-props.ts';
import { savedPaymentPageMessages } from './saved-payment-page.messages.ts';

/** The card or account of later payments, and the way to replace it. */
export function SavedPaymentPage({ view }: PageProps<SavedPaymentView>) {
  const t = useT(savedPaymentPageMessages);
  const { saved, fresh, problem, isDone, links } = view;
  return (
    <Section width="text">
      <h1>{t('title')}</h1>
      {isDone && <DoneNotice title={t('done')}>{t('doneText')}</DoneNotice>}
      <SavedPaymentForm saved={saved} action={links.savedPayment} fresh={fresh} problem={problem} />
      <Actions>
        <Button href={links.memberArea} variant="secondary">
          {t('back')}
        </Button>
      </Actions>
    </Section>
  );
}

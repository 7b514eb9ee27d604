'use client';

import { checkoutDays } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { checkoutFields } from '../kit/checkout-post.ts';
import type { ResumeView } from './checkout-view.ts';
import { Notice } from './notice.tsx';
import { viewMessages } from './view.messages.ts';
import { viewTitle } from './view-title.ts';

/**
 * The page of a mailed link: a button to continue, or why the link doesn't work. No script presses it: someone else may have sent the
 * link.
 */
export function ResumePage({ view }: { view: ResumeView }) {
  const t = useT(viewMessages);
  const { state, page, links, here, locale } = view;
  const title = viewTitle(view);
  switch (state) {
    case 'ready':
      return (
        <Notice title={title} text={t('resumeText')}>
          <form method="post" action={here[locale]}>
            <input type="hidden" name={checkoutFields.page} value={page} />
            <Button type="submit">{t('resume')}</Button>
          </form>
        </Notice>
      );
    case 'over':
      return (
        <Notice title={title} text={t('resumeOverText', { days: checkoutDays })}>
          <Button href={links.flows.register}>{t('resumeBegin')}</Button>
        </Notice>
      );
    case 'away':
      return (
        <Notice title={title} text={t('resumeAwayText')}>
          <Button href={here[locale]}>{t('again')}</Button>
        </Notice>
      );
  }
}

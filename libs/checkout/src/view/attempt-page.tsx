'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { checkoutFields, checkoutIntents } from '../kit/checkout-post.ts';
import type { AttemptView } from './checkout-view.ts';
import { Notice } from './notice.tsx';
import { SubmitLater } from './submit-later.tsx';
import { viewMessages } from './view.messages.ts';
import { viewTitle } from './view-title.ts';

/** Seconds until the outcome is asked for again while it is open, with and without a script. */
const askEvery = 2;

/** An attempt to pay whose outcome is open, declined or not found. */
export function AttemptPage({ view }: { view: AttemptView }) {
  const t = useT(viewMessages);
  const { state, links, here, locale, retry } = view;
  const title = viewTitle(view);
  switch (state) {
    case 'notFound':
      return (
        <Notice title={title} text={t('unknownText')}>
          <Button href={links.home}>{t('home')}</Button>
        </Notice>
      );
    case 'declined':
      return (
        <Notice title={title} text={t('declinedText')}>
          <Button href={retry}>{t('begin')}</Button>
        </Notice>
      );
    case 'confirming':
    case 'unknown':
      return (
        <Notice title={title} text={t('checkingText')}>
          <SubmitLater seconds={askEvery} action={here[locale]}>
            {/* Without a script the page is only loaded again: the gateway reports the outcome to the API. */}
            <noscript>
              <meta httpEquiv="refresh" content={String(askEvery)} />
            </noscript>
            <Button type="submit" name={checkoutFields.intent} value={checkoutIntents.check}>
              {t('check')}
            </Button>
          </SubmitLater>
        </Notice>
      );
  }
}

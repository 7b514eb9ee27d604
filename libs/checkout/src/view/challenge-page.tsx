'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { ChallengeDialog } from '../kit/payment/challenge-dialog.tsx';
import type { ChallengeView } from './checkout-view.ts';
import { Notice } from './notice.tsx';
import { viewMessages } from './view.messages.ts';
import { viewTitle } from './view-title.ts';

/** The bank’s question, in a dialog or on the bank’s page. After the answer, the page without `challenge` asks for the outcome. */
export function ChallengePage({ view }: { view: ChallengeView }) {
  const t = useT(viewMessages);
  const { url, isFramed, goesOn, here, locale } = view;
  // Not a redirect of the post: browsers would check the bank’s address against `form-action`.
  const refresh = goesOn && <meta httpEquiv="refresh" content={`0;url=${url}`} />;
  return (
    <>
      {isFramed ? <noscript>{refresh}</noscript> : refresh}
      <Notice title={viewTitle(view)} text={t(isFramed ? 'challengeTextHere' : 'challengeText')}>
        {isFramed ? (
          <ChallengeDialog url={url} defaultOpen={goesOn} onDone={() => location.replace(here[locale])} />
        ) : (
          <Button href={url}>{t('challengeLink')}</Button>
        )}
      </Notice>
    </>
  );
}

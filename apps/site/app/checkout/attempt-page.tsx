import type { OrderAttempt } from '@jalon/api-client/contract';
import type { Localized } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import type { ReactNode } from 'react';
import { askAgainAttribute } from '../document/ask-again.ts';
import { useSite } from '../frame/use-site.ts';
import { Island } from '../islands/island.tsx';
import { Challenge } from './view/challenge.tsx';
import { checkoutPageMessages } from './view/checkout-page.messages.ts';
import { Notice } from './view/notices.tsx';

/** Seconds until the page is loaded again while the outcome is open. */
const reloadEvery = { withScript: 2, withoutScript: 5 };

export interface AttemptPageProps {
  paths: Localized<string>;
  /** The address of this page. */
  here: Localized<string>;
  /** Absent if it does not exist, or while the API is unavailable. */
  attempt: OrderAttempt | undefined;
  isKnown: boolean;
  /** Redirects to the bank automatically. */
  goesOn: boolean;
  /** The bank’s page may be shown in a dialog. */
  isFramed: boolean;
  /** The path of the payment step. */
  retryPath: string;
  /** Shows the receipt of a paid order, also of one whose bank debit is pending. */
  receipt: (attempt: OrderAttempt) => ReactNode;
}

/** The page of an attempt to pay, in any state. */
export function AttemptPage(props: AttemptPageProps) {
  const { paths, here, attempt, isKnown, goesOn, isFramed, retryPath, receipt } = props;
  const t = useT(checkoutPageMessages);
  const locale = useLocale();
  const { paths: sitePaths } = useSite();
  const check = <Button href={here[locale]}>{t('check')}</Button>;
  if (!attempt) {
    return isKnown ? (
      <Notice title={t('checkingTitle')} text={t('checkingText')} paths={paths}>
        {check}
      </Notice>
    ) : (
      <Notice title={t('unknownTitle')} text={t('unknownText')} paths={paths}>
        <Button href={sitePaths.home[locale]}>{t('home')}</Button>
      </Notice>
    );
  }
  switch (attempt.state) {
    case 'succeeded':
    case 'processing':
      return receipt(attempt);
    case 'challenge':
      return (
        <>
          {goesOn && attempt.challengeUrl && (
            <GoToBank url={attempt.challengeUrl} withoutScriptOnly={isFramed} />
          )}
          <Notice
            title={t('challengeTitle')}
            text={t(isFramed ? 'challengeTextHere' : 'challengeText')}
            paths={paths}
          >
            {attempt.challengeUrl &&
              (isFramed ? (
                <Island
                  name="challenge"
                  component={Challenge}
                  load="idle"
                  props={{ url: attempt.challengeUrl, defaultOpen: goesOn }}
                />
              ) : (
                <Button href={attempt.challengeUrl}>{t('challengeLink')}</Button>
              ))}
          </Notice>
        </>
      );
    case 'declined':
      return (
        <Notice title={t('declinedTitle')} text={t('declinedText')} paths={paths}>
          <Button href={retryPath}>{t('begin')}</Button>
        </Notice>
      );
    case 'confirming':
    case 'unknown':
      return (
        <>
          <AskAgain />
          <Notice title={t('checkingTitle')} text={t('checkingText')} paths={paths}>
            {check}
          </Notice>
        </>
      );
  }
}

/** Not a redirect of the post: browsers would check the bank’s address against `form-action`. */
function GoToBank({ url, withoutScriptOnly }: { url: string; withoutScriptOnly: boolean }) {
  const refresh = <meta httpEquiv="refresh" content={`0;url=${url}`} />;
  return withoutScriptOnly ? <noscript>{refresh}</noscript> : refresh;
}

/** Loads the page again until the outcome is known. */
function AskAgain() {
  return (
    <div hidden {...{ [askAgainAttribute]: reloadEvery.withScript }}>
      <noscript>
        <meta httpEquiv="refresh" content={String(reloadEvery.withoutScript)} />
      </noscript>
    </div>
  );
}

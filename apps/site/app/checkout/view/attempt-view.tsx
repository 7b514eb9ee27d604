import { useLocale, useT } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../../document/page-head.tsx';
import { useSite } from '../../frame/use-site.ts';
import { Island } from '../../islands/island.tsx';
import { AttemptPage } from '../attempt-page.tsx';
import type { StepPageData } from '../load-step.server.ts';
import { checkoutPageMessages } from './checkout-page.messages.ts';
import { Receipt } from './receipt.tsx';

export interface AttemptViewProps {
  page: Extract<StepPageData, { kind: 'attempt' }>;
  /** The path of the payment step. */
  retryPath: string;
}

/** The page of an attempt to pay; the receipt once it is paid. */
export function AttemptView({ page, retryPath }: AttemptViewProps) {
  const t = useT(checkoutPageMessages);
  const locale = useLocale();
  const { club, paths: sitePaths } = useSite();
  const { paths, here, attempt, isKnown, goesOn, isFramed, types, contactPath } = page;
  return (
    <AttemptPage
      paths={paths}
      here={here}
      attempt={attempt}
      isKnown={isKnown}
      goesOn={goesOn}
      isFramed={isFramed}
      retryPath={retryPath}
      receipt={({ state, receipt }) =>
        receipt && (
          <>
            <PageHead title={t('receipt')} paths={paths} unlisted />
            <Section width="text">
              <Island
                name="receipt"
                component={Receipt}
                load="idle"
                props={{
                  flow: page.flow,
                  club,
                  receipt,
                  isProcessing: state === 'processing',
                  homeHref: sitePaths.home[locale],
                  contactHref: contactPath,
                  typeNames: Object.fromEntries(
                    types.map(({ codeOptionAdhesion, name }) => [codeOptionAdhesion, name]),
                  ),
                }}
              />
            </Section>
          </>
        )
      }
    />
  );
}

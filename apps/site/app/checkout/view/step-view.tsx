import { useStepLabel } from '@jalon/checkout';
import { useLocale, useT } from '@jalon/i18n/react';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../../document/page-head.tsx';
import { useSite } from '../../frame/use-site.ts';
import { Island } from '../../islands/island.tsx';
import { flowLabel } from '../checkout-pages.ts';
import type { RefusedStep } from '../post-step.server.ts';
import { checkoutPageMessages } from './checkout-page.messages.ts';
import { stepFormComponents } from './step-form-components.server.ts';
import type { StepPage } from './step-form-props.ts';
import { stepFormOf } from './step-forms.ts';
import { stepIsland } from './step-island.tsx';

export interface StepViewProps {
  page: StepPage;
  /** The result of a rejected post. */
  refused: RefusedStep | undefined;
}

/** The page of a step. */
export function StepView({ page, refused }: StepViewProps) {
  const t = useT(checkoutPageMessages);
  const locale = useLocale();
  const { club, paths } = useSite();
  const { flow, step } = page;
  const label = useStepLabel(flow);
  const title = `${label(step)} – ${flowLabel(flow)[locale]}`;
  const isRejected = refused !== undefined && (refused.isAway || isInError(refused));
  return (
    <>
      <PageHead title={isRejected ? t('rejected', { title }) : title} paths={page.paths} unlisted />
      <Section>
        <Island
          name="checkout-step"
          component={stepIsland(stepFormComponents[stepFormOf(page)])}
          load="idle"
          props={{
            page,
            refused,
            club,
            links: {
              privacyPolicy: paths['privacy-policy'][locale],
              connectedSpace: paths['connected-space'][locale],
            },
          }}
        />
      </Section>
    </>
  );
}

/** Not after a post that only adds a person, changes the language or mails a link. */
function isInError({ posted, link, isUnresolved }: RefusedStep): boolean {
  return Boolean(isUnresolved || link?.error || (posted && Object.keys(posted.errors).length > 0));
}

import { maintenancePaths } from '@jalon/api-client/contract';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { signInPaths } from '../../addresses.ts';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import type { Route } from './+types/page.ts';
import { maintenanceMessages } from './maintenance.messages.ts';

// A page to be read, whether or not maintenance is on: it is no failure of its own address.
export const loader = () => ({ paths: maintenancePaths });

/** Where the sign-in page leads while maintenance is on, and the way back there. */
export default function MaintenancePage({ loaderData: { paths } }: Route.ComponentProps) {
  const t = useT(maintenanceMessages);
  const locale = useLocale();
  return (
    <>
      <PageHead title={t('title')} paths={paths} unlisted />
      <Section width="text">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <Actions>
          <Button variant="secondary" href={signInPaths[locale]}>
            {t('again')}
          </Button>
        </Actions>
      </Section>
    </>
  );
}

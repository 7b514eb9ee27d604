import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Section } from '@jalon/ui/section';
import { PageHead } from '../../document/page-head.tsx';
import { Actions } from '../../frame/actions.styles.ts';
import { getSite } from '../../site-context.server.ts';
import { useSite } from '../../use-site.ts';
import type { Route } from './+types/page.ts';
import { maintenanceMessages } from './maintenance.messages.ts';

// Answers 200 whether or not maintenance is on: the page itself works.
export const loader = ({ context }: Route.LoaderArgs) => ({
  paths: getSite(context).siteMap.page('maintenance').paths,
});

/** The page that sign-in redirects to while maintenance is on. */
export default function MaintenancePage({ loaderData: { paths } }: Route.ComponentProps) {
  const t = useT(maintenanceMessages);
  const locale = useLocale();
  const site = useSite();
  return (
    <>
      <PageHead title={t('title')} paths={paths} unlisted />
      <Section width="text">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <Actions>
          <Button variant="secondary" href={site.paths['sign-in'][locale]}>
            {t('again')}
          </Button>
        </Actions>
      </Section>
    </>
  );
}

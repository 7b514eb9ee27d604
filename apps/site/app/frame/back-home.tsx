import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { useSite } from '../use-site.ts';
import { Actions } from './actions.styles.ts';
import { backHomeMessages } from './back-home.messages.ts';

/** A link to the home page, for a page without any other. */
export function BackHome() {
  const t = useT(backHomeMessages);
  const { paths } = useSite();
  return (
    <Actions>
      <Button variant="secondary" href={paths.home[useLocale()]}>
        {t('backHome')}
      </Button>
    </Actions>
  );
}

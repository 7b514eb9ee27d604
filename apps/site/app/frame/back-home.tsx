import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { homePaths } from '../addresses.ts';
import { Actions } from './actions.styles.ts';
import { backHomeMessages } from './back-home.messages.ts';

/** The way on from a page that leads nowhere else. */
export function BackHome() {
  const t = useT(backHomeMessages);
  return (
    <Actions>
      <Button variant="secondary" href={homePaths[useLocale()]}>
        {t('backHome')}
      </Button>
    </Actions>
  );
}

'use client';

import { languageTag } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Link } from '@jalon/ui/link';
import { type ConsentSettings, settingsAttribute } from '../choice/consent-settings.ts';
import { actionAttribute, answers, bannerId, type ConsentAction, saidAttribute } from '../choice/ids.ts';
import { bannerMessages } from '../texts/banner.messages.ts';
import { Actions, Banner, Text } from './consent-notice.styles.ts';

export interface ConsentNoticeProps {
  settings: ConsentSettings;
  /** The visitor has answered. */
  hidden: boolean;
  privacyPath: string;
  /** The page about cookies: it has the same choices, and receives the answer of a visitor without a script. */
  cookiesPath: string;
}

const action = (name: ConsentAction) => ({ [actionAttribute]: name });
const titleId = `${bannerId}-title`;

/**
 * Asks for consent, and contains the settings of the script behind it: `startConsent` of `@jalon/consent/browser`. Accepting and refusing look the
 * same and take one press.
 */
export function ConsentNotice({ settings, hidden, privacyPath, cookiesPath }: ConsentNoticeProps) {
  const t = useT(bannerMessages);
  const locale = useLocale();
  const data = { [settingsAttribute]: JSON.stringify(settings) };
  // Didomi has its own notice.
  if (settings.didomi) return <div hidden {...data} />;
  const list = new Intl.ListFormat(languageTag(locale));
  const said = Object.fromEntries(answers.map((answer) => [saidAttribute(answer), t(answer)]));
  const purposes = list.format(settings.purposes.map((purpose) => t(purpose)));
  return (
    <Banner
      {...data}
      {...said}
      id={bannerId}
      hidden={hidden}
      aria-labelledby={titleId}
      data-surface="default"
      data-covers-end
    >
      <div>
        <Text>
          <h2 id={titleId}>{t('title')}</h2>
          <p>
            {t('text', { purposes })} <Link href={privacyPath}>{t('privacy')}</Link>
          </p>
        </Text>
        <Actions method="post" action={cookiesPath}>
          <Button {...action('disagree')} type="submit" name="choice" value="disagree">
            {t('disagree')}
          </Button>
          <Button {...action('agree')} type="submit" name="choice" value="agree">
            {t('agree')}
          </Button>
          <Button {...action('choose')} variant="secondary" href={cookiesPath}>
            {t('choose')}
          </Button>
        </Actions>
      </div>
    </Banner>
  );
}

import { languageTag } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Link } from '@jalon/ui/link';
import { useSite } from '../frame/use-site.ts';
import { Actions, Banner, Text } from './consent-banner.styles.ts';
import { settingsAttribute } from './consent-settings.ts';
import { actionAttribute, answers, bannerId, type ConsentAction, saidAttribute } from './ids.ts';
import { bannerMessages } from './texts/banner.messages.ts';

const action = (name: ConsentAction) => ({ [actionAttribute]: name });
const titleId = `${bannerId}-title`;

/**
 * Asks for consent, and contains the settings of the script that shows it: `app/consent/browser`. A popover, so that it is
 * hidden without JavaScript, when there is nothing to consent to. Accepting and refusing look the same and take one press.
 */
export function ConsentBanner() {
  const t = useT(bannerMessages);
  const locale = useLocale();
  const { consent, paths } = useSite();
  if (!consent) return null;
  const { settings } = consent;
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
      popover="manual"
      aria-labelledby={titleId}
      data-surface="default"
      data-covers-end
    >
      <div>
        <Text>
          <h2 id={titleId}>{t('title')}</h2>
          <p>
            {t('text', { purposes })} <Link href={paths['privacy-policy'][locale]}>{t('privacy')}</Link>
          </p>
        </Text>
        <Actions>
          <Button {...action('disagree')}>{t('disagree')}</Button>
          <Button {...action('agree')}>{t('agree')}</Button>
          <Button {...action('choose')} variant="secondary" href={paths.cookies[locale]}>
            {t('choose')}
          </Button>
        </Actions>
      </div>
    </Banner>
  );
}
